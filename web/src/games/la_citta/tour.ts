import type { Tour } from "../../lib/tour";

const cards = "#cit-tab-cards";

export const tour: Tour = [
  { at: ".stage .map", say: "la_citta-tour-map", rule: "CIT-7.3", phone: { tab: "#cit-tab-town" } },
  { at: ".stage .voice", say: "la_citta-tour-voice", rule: "CIT-10.1", phone: { tab: cards } },
  { at: ".stage .draws", say: "la_citta-tour-draws", rule: "CIT-10.5", phone: { tab: "#cit-tab-town" } },
  { at: ".stage .politics", say: "la_citta-tour-politics", rule: "CIT-8.2", phone: { tab: cards } },
  { at: ".stage .yard", say: "la_citta-tour-yard", rule: "CIT-7.9", phone: { tab: cards } },
  { at: ".stage .mine", say: "la_citta-tour-cities", rule: "CIT-12.1", phone: { tab: "#cit-tab-cities" } },
];
