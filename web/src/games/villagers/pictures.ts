import type { Pictures } from "../../lib/pictures";

export const pictures: Pictures = {
  summary: [
    [""],
    ["piece:hand", "piece:gold", "piece:house", "piece:food", "piece:market"],
    ["card:lumberjack", "piece:villager", "card:hayer", "piece:lock", "family:special"],
    ["card:countess"],
    ["piece:gold", "piece:silver", "piece:villager"],
  ],
  chapters: {
    1: [
      "family:wood",
      "family:hay",
      "family:ore",
      "family:grape",
      "family:wool",
      "family:leather",
      "family:grain",
      "family:solitary",
      "family:special",
    ],
    2: [
      ["piece:gold", "villagers-view-gold"],
      ["piece:silver", "villagers-view-silver"],
      ["piece:food", "villagers-view-food"],
      ["piece:house", "villagers-view-houses"],
      ["piece:lock", "villagers-view-padlocks"],
    ],
    3: [
      ["piece:stack", "villagers-view-stacks"],
      ["piece:hand", "villagers-view-hand"],
      ["piece:market", "villagers-view-markets"],
    ],
    5: [["piece:food", "villagers-view-food"]],
    7: ["card:lumberjack", "card:hayer", "card:miner", "card:monk", "card:apprentice", "card:tinner", "card:smuggler"],
    9: [
      ["piece:market", "villagers-view-markets"],
      ["piece:gold", "villagers-view-gold"],
      ["piece:silver", "villagers-view-silver"],
    ],
    11: [
      ["card:countess", "villagers-view-countess"],
      ["piece:summer", "villagers-view-summer"],
      ["piece:winter", "villagers-view-winter"],
    ],
    12: [
      "card:grocer",
      "card:freemason",
      "card:locksmith",
      "card:peddler",
      "card:horse_trader",
      "card:ore_muler",
      "card:priest",
      "card:log_rafter",
      "card:wood_carver",
      "card:agent",
    ],
  },
};
