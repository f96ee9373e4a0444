import type { Tour } from "../../lib/tour";

const mine = "#bru-tab-mine";

export const tour: Tour = [
  { at: ".stage .market", say: "bruges-tour-market", rule: "BRU-6.2", phone: { tab: "#bru-tab-town" } },
  { at: ".stage .belfry", say: "bruges-tour-belfry", rule: "BRU-8.2", phone: { tab: "#bru-tab-town" } },
  { at: ".stage .ledger", say: "bruges-tour-colors", rule: "BRU-6.3", phone: { tab: mine } },
  { at: ".stage .south .canal", say: "bruges-tour-canal", rule: "BRU-10.5", phone: { at: ".stage .canal", tab: mine } },
  {
    at: ".stage .mine > .street",
    say: "bruges-tour-street",
    rule: "BRU-10.10",
    phone: { at: ".stage .street", tab: mine },
  },
  { at: ".stage .hand", say: "bruges-tour-hand", rule: "BRU-9.2" },
];
