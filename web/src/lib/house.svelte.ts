/** The guest and the installed games: fetched once, shared by all pages. */
import { api } from "./api";
import type { Tincture } from "./board";
import type { GameInfo, Me } from "./wire.gen";

export const TINCTURES: readonly Tincture[] = ["azure", "gules", "or", "vert", "purpure", "tenne"];

export function tincture(color: string): Tincture {
  return TINCTURES.find((name) => name === color) ?? "azure";
}

class House {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[]>([]);

  async load(): Promise<void> {
    this.me = await api.me();
    this.games = await api.games();
  }

  async rename(name: string, color: string): Promise<void> {
    this.me = await api.setMe({ name, color });
  }

  game(key: string): GameInfo | undefined {
    return this.games.find((game) => game.key === key);
  }
}

export const house = new House();
