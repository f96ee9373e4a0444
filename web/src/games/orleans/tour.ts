import type { Tour } from "../../lib/tour";

const town = "#orl-tab-town";

export const tour: Tour = [
  { at: ".stage .market[data-market]", say: "orleans-tour-market", rule: "ORL-6.2" },
  { at: ".stage .mine > .places", say: "orleans-tour-places", rule: "ORL-8.1", phone: { tab: "#orl-tab-mine" } },
  { at: ".stage .map", say: "orleans-tour-map", rule: "ORL-13.3", phone: { tab: town } },
  { at: ".stage .ledger", say: "orleans-tour-tracks", rule: "ORL-8.6", phone: { tab: town } },
  { at: ".stage section.road", say: "orleans-tour-development", rule: "ORL-12.6", phone: { tab: town } },
  {
    at: ".stage .orleans > .bar",
    say: "orleans-tour-sheets",
    rule: "ORL-14.1",
    phone: { at: ".stage .sheets", tab: town },
  },
];
