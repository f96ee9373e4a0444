/** Which values of the component data are guesses: by key, and in lists by index, as the data itself says. */

const GUESS = "reconstructed";
type Entry = Record<string, unknown>;

const explains = (key: string): boolean =>
  ["source", "confidence", "note", "refs"].includes(key) || /_(source|confidence)$/.test(key);

/** Return whether a value is a guess, or, in a list, one of its items. */
export function isGuess(entry: object | undefined, key: string, place = -1): boolean {
  const said = (entry as Entry | undefined)?.[`${key}_source`] ?? (entry as Entry | undefined)?.["source"];
  if (!Array.isArray(said)) return said === GUESS;
  return place < 0 ? said.includes(GUESS) : said[place] === GUESS;
}

/** The attribute `data-reconstructed` of an element that shows values of an entry: the keys that are guesses, or undefined. */
export function guessed(
  entry: object | undefined,
  keys: string[] = Object.keys(entry ?? {}),
  place = -1,
): string | undefined {
  return keys.filter((key) => !explains(key) && isGuess(entry, key, place)).join(" ") || undefined;
}
