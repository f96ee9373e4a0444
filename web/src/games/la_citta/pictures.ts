import type { Pictures } from "../../lib/pictures";

const SMALL = [
  "building:farm",
  "building:quarry",
  "building:market",
  "building:statue",
  "building:school",
  "building:fountain",
];
const LARGE = [
  "building:palace",
  "building:hospital",
  "building:cathedral",
  "building:university",
  "building:bathhouse",
];
const WISHES = ["wish:culture", "wish:education", "wish:health"];

export const pictures: Pictures = {
  summary: [
    [""],
    [
      "building:castello",
      "wish:education",
      "building:quarry",
      "piece:citizen",
      "piece:action",
      "piece:listen",
      "piece:population",
      "piece:food",
    ],
    ["", "piece:action", "building:school", "building:farm", "building:castello", "piece:card", "building:market"],
    ["piece:citizen", "piece:gold"],
  ],
  chapters: {
    1: ["building:castello", ...SMALL, ...LARGE],
    5: [...WISHES, "building:quarry"],
    6: ["building:market", "building:fountain", "building:bathhouse"],
    7: ["building:castello", ...SMALL, ...LARGE],
    9: ["card:population", "card:rich_harvest", "card:bread_and_circuses", "card:listen", "card:builders"],
    10: WISHES,
    12: ["building:castello", "building:farm"],
    13: WISHES,
  },
};
