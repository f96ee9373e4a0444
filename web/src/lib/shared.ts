/**
 * What came, with every part that is as before replaced by that part itself: whoever compares two views sees at once
 * what did not change, and draws only the rest. Both must be plain data, and what came must belong to nobody else yet.
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
    same &&= kept === old[key] && had[i] === key; // the order of names is seen where a view is told in plain words
  });
  return same ? before : came;
}
