/** What an option or a move brings, in words: "gold at the first market +3". */
import type { Messages } from "./messages";
import type { Change, HintOption } from "./wire.gen";

/** A number with its sign, rounded to tenths. */
export function signed(lang: string, amount: number): string {
  const format = new Intl.NumberFormat(lang, { signDisplay: "exceptZero", maximumFractionDigits: 1 });
  return format.format(amount).replace("-", "−");
}

export function changeText(messages: Messages, change: Change): string {
  return messages.say("hint-change", {
    amount: signed(messages.lang, change.amount),
    feature: messages.feature(change.feature),
  });
}

/** A bot's last move as it was told, what it gained and what that is worth. */
export function explanationText(messages: Messages, told: string, changes: readonly Change[]): string {
  if (!changes.length) return messages.say("web-explain-nothing", { told });
  const listed = changes.map((change) => changeText(messages, change)).join(", ");
  const points = Math.round(changes.reduce((sum, change) => sum + change.worth, 0));
  const amount = signed(messages.lang, points).replace(/^\+/, "");
  return messages.say("web-explain-brings", { told, changes: listed, points: Math.abs(points), amount });
}

/** The pros of an option, then its cons; even more of a good thing may count against it. */
export function sides(changes: readonly Change[]): { key: "hint-for" | "hint-against"; changes: Change[] }[] {
  const sorted = {
    "hint-for": changes.filter((change) => change.worth > 0),
    "hint-against": changes.filter((change) => change.worth < 0),
  };
  return (["hint-for", "hint-against"] as const).flatMap((key) =>
    sorted[key].length ? [{ key, changes: sorted[key] }] : [],
  );
}

/** What each option brings that the others do not: what all have in common decides nothing. */
export function differing(options: readonly HintOption[]): Change[][] {
  const alike = (change: Change): boolean =>
    options.length > 1 &&
    options.every((option) =>
      option.changes.some((one) => one.feature === change.feature && one.amount === change.amount),
    );
  return options.map((option) => option.changes.filter((change) => !alike(change)));
}
