// Written by tools/gen_types.py from src/beffroi/kernel/views.py: change it there, then run `make types`.

/** A player of any game. */
export interface AnySeat {
  /** points as they stand: the sum of `lines` */
  total: number;
  /** what the points are for, and how many: messages `<game>-score-<name>` */
  lines: [string, number][];
}

/** What the table of every game begins with. */
export interface AnyTable {
  /** 0 before the first */
  round: number;
  /** seats that are asked for a decision now */
  awaited: number[];
}

/** What the house knows of the view of any game; each game says more precisely what they hold. */
export interface AnyView extends AnyTable {
  /** message `<game>-phase-<name>` */
  phase: string;
  /** in seat order */
  players: AnySeat[];
  /** what the question to you is about: facts of `<game>-prompt-<step>.about` */
  asked?: unknown;
}
