// What a place gives when it is used, as signs: for drawing only, the engine decides.
import type { Book, Place, Seat, FigureName } from "./kit";

export interface Gain {
  domain: string;
  name: string;
  n?: number | string;
}

/** The signs of an effect; recruiting shows the reward of the step that comes next on the track. */
export function gains(place: Place | undefined, book: Book, seat: Seat | undefined): Gain[] {
  const effect = place?.effect;
  if (!effect) return [];
  const number = (key: string): number => Number(effect[key] ?? 0);
  switch (effect.do) {
    case "recruit":
      return [{ domain: "token", name: String(effect["figure"]) }, ...step(book, seat, effect["figure"] as FigureName)];
    case "recruit_choice":
      return (effect["figures"] as string[]).map((name) => ({ domain: "token", name }));
    case "move":
      return [
        { domain: "piece", name: "merchant" },
        { domain: "route", name: String(effect["route"]) },
      ];
    case "build_post":
      return [{ domain: "piece", name: "post" }];
    case "gain":
      return [
        ...(number("coins") ? [{ domain: "piece", name: "coin", n: number("coins") }] : []),
        ...(number("development") ? [{ domain: "piece", name: "development", n: number("development") }] : []),
      ];
    case "gain_good":
      return [{ domain: "good", name: String(effect["good"]) }];
    case "gain_technology":
      return [{ domain: "piece", name: "cog" }];
    case "coins_per_level":
      return [{ domain: "piece", name: "coin", n: (seat?.level ?? 1) * number("per") }];
    case "coins_per_post":
      return [{ domain: "piece", name: "coin", n: (seat?.built ?? 0) * number("per") }];
    case "pay_for_development":
      return [{ domain: "piece", name: "development", n: `${number("least")}–${number("most")}` }];
    case "deeds":
      return [{ domain: "piece", name: "deed" }];
    case "hire":
      return [{ domain: "piece", name: "draw", n: number("draw") }];
    case "protect":
      return (effect["events"] as string[]).map((name) => ({ domain: "event", name }));
    case "substitute":
      return [{ domain: "token", name: String(effect["from"]) }];
    case "storage":
      return [{ domain: "piece", name: "market", n: number("spaces") }];
    default:
      return [];
  }
}

function step(book: Book, seat: Seat | undefined, figure: FigureName): Gain[] {
  const at = seat?.tracks[figure];
  const track = book.tracks[figure];
  if (at === undefined || !track) return [];
  const next = track.rewards[at];
  if (!next) return [];
  if (next.good) return [{ domain: "good", name: next.good }];
  if (next.development) return [{ domain: "piece", name: "development", n: next.development }];
  const draws = track.draws?.[at + 1];
  return draws === undefined ? [] : [{ domain: "piece", name: "draw", n: draws }];
}
