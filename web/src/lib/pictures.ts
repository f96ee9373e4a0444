/**
 * Pictures of a game's pieces for its rules: which ones to show is data beside the board (`pictures.ts`), how they are
 * drawn is up to the game's own `Picture.svelte`. Both are loaded with the rules, never with a table.
 */
import type { Component } from "svelte";

/** `src/games/<key>/Picture.svelte`: a piece by its domain and name, at a height in pixels. */
export interface PictureProps {
  domain: string;
  name: string;
  size: number;
}

/** A piece and the message that names it; by default its noun: `kind:farmer`. */
export type Shown = string | readonly [piece: string, message: string];

/** `src/games/<key>/pictures.ts` */
export interface Pictures {
  summary: readonly (readonly string[])[]; // for each part, for each line: pieces separated by spaces, or empty
  chapters: Readonly<Record<number, readonly Shown[]>>; // under the heading of a chapter, with their names
}

export interface Album {
  Picture: Component<PictureProps>;
  pictures: Pictures;
}

const drawings = import.meta.glob("../games/*/Picture.svelte") as Record<
  string,
  () => Promise<{ default: Component<PictureProps> }>
>;
const lists = import.meta.glob("../games/*/pictures.ts") as Record<string, () => Promise<{ pictures: Pictures }>>;

/** The pictures of a game, if it has any. */
export async function albumOf(game: string): Promise<Album | null> {
  const [drawing, list] = [drawings[`../games/${game}/Picture.svelte`], lists[`../games/${game}/pictures.ts`]];
  if (!drawing || !list) return null;
  const [{ default: Picture }, { pictures }] = await Promise.all([drawing(), list()]);
  return { Picture, pictures };
}
