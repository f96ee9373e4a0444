/** Borrowed nouns of Orléans, and slots, which are named after what they require. */
import { entriesOf } from "../../lib/entries";
import type { Messages } from "../../lib/messages";
import type { Nouns, Values } from "../../lib/nouns";

function slot(name: string, says: Messages): Values {
  const dot = name.lastIndexOf(".");
  const [place, number] = [name.slice(0, dot), Number(name.slice(dot + 1))];
  const facts: Values = { ...says.noun("place", place), number };
  const entry = entriesOf(says.catalog).findLast(([one, data]) => one === place && Array.isArray(data["slots"]));
  const needs = (entry?.[1]["slots"] ?? []) as unknown[];
  const need = needs[number - 1];
  if (need === undefined) return says.has("orleans-slot") ? says.shaped("orleans-slot", facts) : { "": name };
  const alike = needs.filter((other) => other === need).length;
  return says.shaped(alike === 1 ? "orleans-slot-asking" : "orleans-slot-twin", {
    ...facts,
    ...says.noun("need", String(need)),
  });
}

export default {
  borrowed: { tile: "place", kind: "figure", load: "good", need: "figure" },
  roles: { from: "figure", to: "figure", figures: "figure", events: "event" },
  made: { slot },
} satisfies Nouns;
