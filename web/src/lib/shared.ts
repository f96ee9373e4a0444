/**
 * The new value, with every unchanged part replaced by the old part itself: comparing two views then shows quickly
 * what has not changed, and only the rest is drawn. Both must be plain data, and nobody else may use the new value yet.
 */
export function shared<T>(before: T | null | undefined, came: T): T;
export function shared(before: unknown, came: unknown): unknown {
  if (typeof before !== "object" || typeof came !== "object" || !before || !came || before === came) return came;
  if (Array.isArray(before) !== Array.isArray(came)) return came;
  const [old, fresh] = [before as Record<string, unknown>, came as Record<string, unknown>];
  const [had, keys] = [Object.keys(old), Object.keys(fresh)];
  let same = had.length === keys.length;
  keys.forEach((key, i) => {
    const kept = shared(old[key], fresh[key]);
    fresh[key] = kept;
    same &&= kept === old[key] && had[i] === key; // the order of names shows when a view is told in plain words
  });
  return same ? before : came;
}
