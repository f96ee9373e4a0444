import type { Pictures } from "../../lib/pictures";

const GROUPS = [
  "nobility",
  "administrator",
  "entertainer",
  "craftsman",
  "church",
  "guard",
  "scholar",
  "merchant",
  "court",
  "artist",
  "underworld",
];

export const pictures: Pictures = {
  summary: [
    [""],
    ["piece:cards", "piece:die", "piece:card", "piece:tower"],
    ["", "use:workers", "use:florins", "use:threat", "use:canal", "use:house", "use:character", "activation:flash"],
    ["threat:flood threat:plague threat:raid threat:fire threat:intrigue"],
    ["piece:cards", "piece:laurel", "piece:coin"],
  ],
  chapters: {
    1: [
      "color:blue",
      "color:brown",
      "color:yellow",
      "color:red",
      "color:purple",
      ...GROUPS.map((group) => `group:${group}`),
    ],
    5: [["piece:cards", "bruges-view-piles"]],
    6: [
      ["piece:die", "bruges-view-dice"],
      ["piece:marker", "bruges-view-markers"],
    ],
    7: ["threat:flood", "threat:plague", "threat:raid", "threat:fire", "threat:intrigue"],
    8: [["piece:tower", "bruges-view-progress"]],
    10: ["use:workers", "use:florins", "use:threat", "use:canal", "use:house", "use:character"],
    11: ["activation:flash", "activation:worker", "activation:infinity", "activation:laurel"],
    13: ["field:progress", "field:characters", "field:canal"],
    14: [
      ["piece:bust", "bruges-view-characters"],
      ["piece:house", "bruges-view-houses"],
      ["piece:statue", "bruges-view-statues"],
      ["piece:tower", "bruges-view-progress"],
    ],
  },
};
