/**
 * Pictures of a game's pieces for its rules: which ones to show is data beside the board (`pictures.ts`), how they are
 * drawn is the game's own `Picture.svelte`. Both are loaded when rules are read, never with a table.
 */
import type { Component } from "svelte";

/** `src/games/<key>/Picture.svelte`: a piece by its domain and name, so many pixels high. */
export interface PictureProps {
  domain: string;
  name: string;
  size: number;
}

/** A piece and the message that names it; without one, its noun does: `kind:farmer`. */
export type Shown = string | readonly [piece: string, message: string];

/** `src/games/<key>/pictures.ts` */
export interface Pictures {
  summary: readonly (readonly string[])[]; // of each part, of each line: pieces with a space between them, or nothing
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

/** The pictures of a game; a game without any is told in words. */
export async function albumOf(game: string): Promise<Album | null> {
  const [drawing, list] = [drawings[`../games/${game}/Picture.svelte`], lists[`../games/${game}/pictures.ts`]];
  if (!drawing || !list) return null;
  const [{ default: Picture }, { pictures }] = await Promise.all([drawing(), list()]);
  return { Picture, pictures };
}
