import { describe, expect, it } from "vitest";
import { parts } from "../src/lib/board";
import { agreeing, lighting, meant, offers, remaining } from "../src/lib/picker";

const option = (text: string, ...targets: string[]) => ({ text, targets });
const PLAN = [
  option("ready"),
  option("place ship.1 monk", "slot:ship.1", "kind:monk"),
  option("place ship.2 monk", "slot:ship.2", "kind:monk"),
  option("place ship.2 farmer*", "slot:ship.2", "kind:farmer*"),
  option("deploy ship.2 monk", "slot:ship.2", "kind:monk"),
  option("withdraw farm.1", "slot:farm.1"),
];

describe("agreeing", () => {
  it("keeps everything before the first click", () => {
    expect(agreeing(PLAN, [])).toEqual(PLAN);
  });
  it("narrows, whatever the order of the clicks", () => {
    const one = agreeing(PLAN, ["slot:ship.2", "kind:farmer*"]).map((o) => o.text);
    const other = agreeing(PLAN, ["kind:farmer*", "slot:ship.2"]).map((o) => o.text);
    expect(one).toEqual(["place ship.2 farmer*"]);
    expect(other).toEqual(one);
  });
  it("keeps a verb that a click names", () => {
    expect(agreeing(PLAN, ["deploy/kind:monk"]).map((o) => o.text)).toEqual(["deploy ship.2 monk"]);
  });
  it("counts the same target twice only where an option has it twice", () => {
    const twice = option("swap a a", "slot:a", "slot:a");
    expect(remaining(twice, ["slot:a"])).toEqual(["slot:a"]);
    expect(remaining(twice, ["slot:a", "slot:a"])).toEqual([]);
    expect(remaining(twice, ["slot:a", "slot:a", "slot:a"])).toBeNull();
  });
});

describe("lighting", () => {
  it("lights every target of the options left, with and without its verb", () => {
    const lit = lighting(PLAN, []);
    expect(lit.has("slot:farm.1")).toBe(true);
    expect(lit.has("kind:monk")).toBe(true);
    expect(lit.has("deploy/kind:monk")).toBe(true);
    expect(lit.has("withdraw/kind:monk")).toBe(false);
  });
  it("never lights what was clicked", () => {
    const lit = lighting(PLAN, ["slot:ship.2"]);
    expect(lit.has("slot:ship.2")).toBe(false);
    expect(lit.has("slot:ship.1")).toBe(false);
    expect([...lit].filter((id) => !id.includes("/")).sort()).toEqual(["kind:farmer*", "kind:monk"]);
  });
});

describe("offers", () => {
  it("passes over what every option needs: it decides nothing", () => {
    const wish = [
      option("wish 0.1 culture", "city:0.1", "wish:culture"),
      option("wish 0.1 health", "city:0.1", "wish:health"),
    ];
    expect(offers(wish, [], () => false).map((offer) => offer.target)).toEqual(["wish:culture", "wish:health"]);
    expect(offers(wish, [], (target) => target.startsWith("wish:"))).toEqual([]);
  });
  const drawn = (target: string) => target.includes("slot:") || target.includes("kind:");
  it("gives options without targets a button", () => {
    expect(offers(PLAN, [], drawn)).toEqual([{ target: "", options: [PLAN[0]] }]);
  });
  it("gives several options that need nothing more a small menu", () => {
    const menu = offers(PLAN, ["slot:ship.2", "kind:monk"], drawn).map((offer) => offer.options[0]?.text);
    expect(menu).toEqual(["place ship.2 monk", "deploy ship.2 monk"]);
  });
  it("gives targets that are not drawn a button each, in their turn", () => {
    const send = [
      option("send monk canals coins", "figure:monk", "deed:canals", "reward:coins"),
      option("send monk canals development", "figure:monk", "deed:canals", "reward:development"),
      option("stop"),
    ];
    const bare = offers(send, [], () => false);
    expect(bare.map((offer) => offer.target)).toEqual(["figure:monk", ""]);
    expect(bare[0]?.options).toHaveLength(2);
    const onBoard = (target: string) => target.startsWith("deed") || target.startsWith("figure");
    expect(offers(send, [], onBoard).map((offer) => offer.target)).toEqual([""]);
    expect(offers(send, ["figure:monk", "deed:canals"], onBoard).map((offer) => offer.target)).toEqual([
      "reward:coins",
      "reward:development",
    ]);
  });
});

describe("meant", () => {
  it("needs a click, and then one option left", () => {
    expect(meant([option("ready")], [])).toBeNull();
    expect(meant(PLAN, ["slot:farm.1"])?.text).toBe("withdraw farm.1");
    expect(meant(PLAN, ["slot:ship.2"])).toBeNull();
  });
});

describe("a click that names several targets", () => {
  const unlock = [
    option("unlock 1 1", "village:1", "copy:1"),
    option("unlock 2 1", "village:2", "copy:1"),
    option("unlock 2 2", "village:2", "copy:2"),
    option("free"),
  ];
  it("is lit where an option needs all of them, with and without its verb", () => {
    const lit = lighting(unlock, []);
    expect(lit.has("village:2+copy:2")).toBe(true);
    expect(lit.has("unlock/village:1+copy:1")).toBe(true);
    expect(lit.has("village:1+copy:2")).toBe(false);
    expect(lit.has("village:2")).toBe(true);
  });
  it("means the option at once", () => {
    expect(meant(unlock, ["village:2+copy:1"])?.text).toBe("unlock 2 1");
    expect(meant(unlock, ["sell/village:2+copy:1"])).toBeNull();
  });
  it("takes the place of the buttons of an option that the board draws", () => {
    const found = offers(unlock, [], (target) => target === "village:1+copy:1");
    expect(found.map((offer) => [offer.target, offer.options.length])).toEqual([
      ["village:2", 2],
      ["", 1],
    ]);
  });
  it("is known by its last target", () => {
    expect(parts("unlock/village:2+copy:1")).toEqual(["copy", "1"]);
    expect(parts("place/kind:monk")).toEqual(["kind", "monk"]);
  });
  it("is told from one target with a plus in its name", () => {
    const listen = [option("listen 2", "heard:2"), option("listen 2+3", "heard:2+3")];
    for (const one of listen) expect(meant(listen, one.targets)?.text).toBe(one.text);
    expect(meant(listen, ["listen/heard:2+3"])?.text).toBe("listen 2+3");
    expect(parts("heard:2+3")).toEqual(["heard", "2+3"]);
  });
});
