import type { Pictures } from "../../lib/pictures";

const FIGURES = ["kind:farmer", "kind:boatman", "kind:craftsman", "kind:trader", "kind:knight", "kind:scholar", "kind:monk"];
const GOODS = ["good:grain", "good:cheese", "good:wine", "good:wool", "good:brocade"];

export const pictures: Pictures = {
  summary: [
    [""],
    ["", "piece:hourglass", "kind:farmer", "piece:bag", "piece:market", "place:village", "event:harvest", "piece:first"],
    ["kind:knight", "place:ship", "piece:development", "piece:deed", "piece:cog"],
    ["piece:post", "good:brocade", "piece:citizen"],
  ],
  chapters: {
    1: [...FIGURES, ...GOODS],
    2: [["piece:merchant", "orleans-view-merchant"], ["piece:post", "orleans-view-posts"], ["piece:citizen", "orleans-view-citizens"], ["piece:tile", "orleans-view-tiles"]],
    5: ["kind:farmer", ["piece:coin", "orleans-view-coins"]],
    6: [["piece:bag", "orleans-view-bag"], ["piece:market", "orleans-view-market"], "kind:knight"],
    9: ["place:farm", "place:village", "place:university", "place:castle", "place:monastery", "place:ship", "place:wagon", "place:guildhall", "place:scriptorium", "place:town_hall"],
    10: [
      "tile:hayrick", "tile:cheese_factory", "tile:winery", "tile:wool_manufacturer", "tile:tailor_shop", "tile:brewery", "tile:windmill", "tile:library",
      "tile:hospital", "tile:sacristy", "tile:bathhouse", "tile:herb_garden", "tile:gunpowder_tower", "tile:cellar", "tile:office", "tile:school",
      "tile:pharmacy", "tile:horse_wagon", "tile:shipping_line", "tile:laboratory",
    ],
    11: [["piece:cog", "orleans-view-held"]],
    12: [["piece:development", "orleans-view-development"], ["piece:citizen", "orleans-view-citizens"], ["piece:coin", "orleans-view-coins"]],
    13: [["piece:merchant", "orleans-view-merchant"], ["piece:post", "orleans-view-posts"], ...GOODS],
    14: [["piece:deed", "orleans-view-deeds"], ["piece:citizen", "orleans-view-citizens"]],
    15: ["event:pilgrimage", "event:income", "event:trading_day", "event:taxes", "event:harvest", "event:plague"],
    18: [["piece:coin", "orleans-view-coins"], ...GOODS, ["piece:post", "orleans-view-posts"], ["piece:citizen", "orleans-view-citizens"]],
  },
};
