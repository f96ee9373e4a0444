/** Which values of the component data are guesses: by key, and in lists by place, as the data say it themselves. */

const GUESS = "reconstructed";
type Entry = Record<string, unknown>;

const explains = (key: string): boolean =>
  ["source", "confidence", "note", "refs"].includes(key) || /_(source|confidence)$/.test(key);

/** Tell whether a value is a guess; of a list, perhaps one of its items. */
export function isGuess(entry: object | undefined, key: string, place = -1): boolean {
  const said = (entry as Entry | undefined)?.[`${key}_source`] ?? (entry as Entry | undefined)?.["source"];
  if (!Array.isArray(said)) return said === GUESS;
  return place < 0 ? said.includes(GUESS) : said[place] === GUESS;
}

/** The attribute `data-reconstructed` of something that shows values of an entry: the keys that are guesses, or nothing. */
export function guessed(
  entry: object | undefined,
  keys: string[] = Object.keys(entry ?? {}),
  place = -1,
): string | undefined {
  return keys.filter((key) => !explains(key) && isGuess(entry, key, place)).join(" ") || undefined;
}
