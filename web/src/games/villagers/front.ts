/** Which part of the board a phone brings to the front. */
import type { Choice } from "../../lib/board";
import type { StepName } from "./kit";

export const TABS = ["road", "mine", "others"] as const;
export type Tab = (typeof TABS)[number];
const FRONT: Partial<Record<StepName | "", Tab>> = {
  Pick: "road",
  Give: "road",
  PlaceCoin: "road",
  Onto: "road",
  Resolve: "others",
  Allow: "others",
  BuyOff: "others",
  Dismiss: "others",
  Ransom: "others",
};

/** The tab that shows what a question is about. */
export function frontOf(prompt: StepName | "", options: readonly Choice[], viewer: number): Tab {
  const targets = options.flatMap((option) => option.targets);
  const own = targets.includes(`village:${viewer}`);
  if (
    (prompt === "Unlock" || prompt === "Swap" || prompt === "Point") &&
    !own &&
    targets.some((id) => id.startsWith("village:"))
  )
    return "others";
  if (prompt === "Choose" && targets.some((id) => id.startsWith("place:") || id.startsWith("pile:"))) return "road";
  return FRONT[prompt] ?? "mine";
}
