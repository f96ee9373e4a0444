/** Covers of games, apart from the boards, so that the home page stays light. */
import type { Component } from "svelte";

const covers: Record<string, Component> = import.meta.glob("../games/*/Cover.svelte", {
  eager: true,
  import: "default",
});

/** The cover of a game, if it has one. */
export const coverOf = (game: string) => covers[`../games/${game}/Cover.svelte`];
