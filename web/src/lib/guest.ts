/**
 * Boards that the package of a game brings along: `board.js`, a plain module that the page loads from its own server.
 * docs/adding-a-game.md tells authors what is here.
 */
import type { BoardProps, Choice, Facts } from "./board";
import { house } from "./house.svelte";

/** What a board may ask of the table. */
export interface TableApi {
  pick: (target: string) => void; // for drag and drop; clicks on what carries a `data-id` need no call
  say: (key: string, facts?: Facts) => string; // a message of the house or of the game
  name: (domain: string, name: string) => string; // a noun
  sentence: (option: Choice) => string; // an option in words
}

/** What a board is told with every change. */
export type Now = Pick<
  BoardProps,
  "view" | "catalog" | "viewer" | "chosen" | "players" | "options" | "prompt" | "phone"
> & { lit: string[]; lang: string };

/** What `mount` of a board gives back. */
export interface Drawn {
  update: (now: Now) => void;
  destroy?: () => void;
}

/** `board.js` */
export interface BoardModule {
  mount: (element: HTMLElement, api: TableApi) => Drawn;
}

export const hasGuestBoard = (game: string): boolean => !!house.game(game)?.board;

export const boardModule = (game: string): Promise<BoardModule> =>
  import(/* @vite-ignore */ house.game(game)?.board ?? "") as Promise<BoardModule>;
