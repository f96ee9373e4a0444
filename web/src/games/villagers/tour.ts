import type { Tour } from "../../lib/tour";

const mine = "#vil-tab-mine";
const others = "#vil-tab-others";

export const tour: Tour = [
  { at: ".stage .road", say: "villagers-tour-road", rule: "VIL-5.3", phone: { tab: "#vil-tab-road" } },
  { at: ".stage .commons", say: "villagers-tour-commons", rule: "VIL-7.10", phone: { tab: "#vil-tab-road" } },
  {
    at: ".stage .own > .bar",
    say: "villagers-tour-bar",
    rule: "VIL-7.2",
    phone: { at: ".stage .panel > .bar", tab: mine },
  },
  {
    at: ".stage .own > .village",
    say: "villagers-tour-village",
    rule: "VIL-7.6",
    phone: { at: ".stage .panel > .village", tab: mine },
  },
  { at: ".stage .hand", say: "villagers-tour-hand", rule: "VIL-7.3" },
  { at: ".stage .events", say: "villagers-tour-countess", rule: "VIL-11.14", phone: { tab: others } },
  {
    at: ".stage .others:not(:has(.events))",
    say: "villagers-tour-others",
    rule: "VIL-7.16",
    phone: { at: ".stage .panel:not(:has(.events))", tab: others },
  },
];
