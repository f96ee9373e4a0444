/** Borrowed nouns of Villagers, villages, which are named after their players, and cards in them. */
import type { Messages } from "../../lib/messages";
import type { Nouns, Values } from "../../lib/nouns";

/** A card of a village, `blacksmith.2`: its name, and which copy it is. */
function spot(name: string, says: Messages): Values | null {
  const dot = name.lastIndexOf(".");
  if (dot < 0 || !says.has("villagers-spot")) return null;
  const number = Number(name.slice(dot + 1));
  return says.shaped("villagers-spot", { ...says.noun("card", name.slice(0, dot)), number });
}

export default {
  borrowed: { heap: "pile", ransom_to: "payee", buyoff_to: "payee" },
  people: ["village"],
  made: { spot },
} satisfies Nouns;
