/**
 * From clicks to one option. Two pure functions of (options, clicks): the options that agree with the clicks so far, and
 * the targets to light next.
 *
 * Clicks count in any order: a character and then a slot is as good as a slot and then a character. A click may
 * name its verb (`deploy/kind:monk`), if several verbs share targets, and several targets at once
 * (`village:2+copy:1`), if one thing stands for everything an option needs.
 */
import { split, type Choice } from "./board";

export function verbOf(option: Choice): string {
  const space = option.text.indexOf(" ");
  return space < 0 ? option.text : option.text.slice(0, space);
}

/** The ids the board may use for what an option still needs, all of it or only its first target. */
function names(option: Choice, rest: readonly string[], target: string): string[] {
  const plain = rest.length > 1 ? [target, rest.join("+")] : [target];
  return plain.flatMap((name) => [name, `${verbOf(option)}/${name}`]);
}

/** What an option still needs after some clicks, in its own order; null if it does not match them. */
export function remaining(option: Choice, clicks: readonly string[]): string[] | null {
  const rest = [...option.targets];
  for (const click of clicks) {
    const [verb, targets] = split(click);
    if (verb && verb !== verbOf(option)) return null;
    for (const target of targets) {
      const at = rest.indexOf(target);
      if (at < 0) return null;
      rest.splice(at, 1);
    }
  }
  return rest;
}

/** The options that match the clicks so far. */
export function agreeing<T extends Choice>(options: readonly T[], clicks: readonly string[]): T[] {
  return options.filter((option) => remaining(option, clicks) !== null);
}

/** The targets to light next, with and without their verb, one by one and combined. */
export function lighting(options: readonly Choice[], clicks: readonly string[]): Set<string> {
  const out = new Set<string>();
  for (const option of options) {
    const rest = remaining(option, clicks) ?? [];
    for (const target of rest) for (const name of names(option, rest, target)) out.add(name);
  }
  return out;
}

/** A button of the prompt bar: an option that needs no more clicks, or a target that the board does not show. */
export interface Offer {
  target: string; // "" when the option is complete
  options: Choice[]; // the options it leads to
}

/** Targets that every option still needs: they decide nothing. */
function shared(rests: readonly (readonly string[])[]): Set<string> {
  const [first = [], ...others] = rests;
  return new Set(rests.length > 1 ? first.filter((target) => others.every((rest) => rest.includes(target))) : []);
}

/**
 * The buttons beside the board: every complete option, and for the others their next target in order, if no
 * element of the board carries it. A target that all of them need is skipped.
 */
export function offers(
  options: readonly Choice[],
  clicks: readonly string[],
  drawn: (target: string) => boolean,
): Offer[] {
  const out: Offer[] = [];
  const byTarget = new Map<string, Offer>();
  const common = shared(options.flatMap((option) => [remaining(option, clicks)].filter((rest) => rest !== null)));
  for (const option of options) {
    const rest = remaining(option, clicks);
    if (rest === null) continue;
    const target = rest.find((one) => !common.has(one)) ?? rest[0];
    if (target === undefined) {
      out.push({ target: "", options: [option] });
    } else if (!names(option, rest, target).some(drawn)) {
      const known = byTarget.get(target);
      if (known) known.options.push(option);
      else byTarget.set(target, { target, options: [option] });
    }
  }
  return [...byTarget.values(), ...out];
}

/** The option that the clicks mean, when only one is left. */
export function meant<T extends Choice>(options: readonly T[], clicks: readonly string[]): T | null {
  if (clicks.length === 0) return null;
  const left = agreeing(options, clicks);
  return left.length === 1 ? (left[0] ?? null) : null;
}
