/** Borrowed nouns of La Città, cities and spaces. */
import type { Messages } from "../../lib/messages";
import type { Nouns, Values } from "../../lib/nouns";

/** A city, `0.2`: the letter of its seat and its number, A2. */
function city(name: string, says: Messages): Values | null {
  const [seat = "", number = ""] = name.split(".");
  if (!/^\d+$/.test(seat) || !says.has("la_citta-city")) return null;
  return says.shaped("la_citta-city", { letter: String.fromCharCode(65 + Number(seat)), number });
}

const space = (name: string, says: Messages): Values | null =>
  says.has("la_citta-space") ? says.shaped("la_citta-space", { name }) : null;

export default {
  borrowed: { giver: "city" },
  roles: { other: "wish" },
  lists: { on: "building" },
  made: { city, space },
} satisfies Nouns;
