// Sentences of the board, from the language files of the game.
import type { BoardProps } from "../../lib/board";
import { COUNTESS, type Book, type Event, type Holder, type Kit, type Spot, type Table, type Villager } from "./kit";

const BLANK: Villager = { family: "" };

/** What the parts of the board share: what is printed on cards, who holds which key, sentences; the view is read when they ask. */
export function kitOf(
  props: Pick<BoardProps, "say" | "name" | "messages" | "viewer">,
  book: Book,
  view: Pick<Table, "players" | "countess" | "markets" | "bank_price" | "outlook">,
): Kit {
  const { say, name, messages, viewer } = props;
  const card: Kit["card"] = (which, side) => {
    if (which === "founders") return { ...BLANK, ...book.founders["card"], ...(side ? book.founders[side] : {}) };
    if (which === COUNTESS) return { ...BLANK, ...(side ? book.countess[side] : {}) };
    return book.villagers[which] ?? BLANK;
  };
  return {
    say,
    put: (key, facts) => messages.say(key, facts),
    name,
    card,
    chain: (which) => {
      const out: string[] = [];
      for (let on = card(which).placed_on; on && on !== "table" && out.length < 9; on = card(on).placed_on)
        out.unshift(on);
      return out;
    },
    opens: (which) => Object.keys(book.villagers).filter((other) => book.villagers[other]?.lock === which),
    holders: (key) => {
      const villages: [string, Spot[]][] = view.players.map((player, seat) => [String(seat), player.cards]);
      if (view.countess) villages.push([COUNTESS, view.countess.cards]);
      const found = villages.map(([village, cards]): Holder => ({
        village,
        own: village === String(viewer),
        copies: cards.filter((one) => one.card === key).length,
      }));
      return found.filter((holder) => holder.copies > 0).sort((a, b) => Number(b.own) - Number(a.own));
    },
    letter: (family) => say(`villagers-board-letter-${family}`),
    effect: (effect) => sentence(messages.effect(effect)),
    event: (which) => book.events[which],
    happening: (which) => {
      const effect = book.events[which]?.effect;
      return effect ? sentence(messages.happening(effect)) : "";
    },
    outlook: (which) => {
      const effect = book.events[which]?.effect;
      const now = view.outlook?.[which];
      return effect && now ? sentence(messages.outlook(effect, { ...now })) : "";
    },
    bank: () => view.bank_price,
    held: (which) => view.markets.some((one) => one === which),
    french: messages.lang === "fr",
    number: (which) => book.numbers[which]?.value ?? 0,
  };
}

/** With an initial capital. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The numbers printed on a card, in words: “4 gold, 1 food”. */
export function printed(kit: Kit, card: Villager): string[] {
  const out: string[] = [];
  if (card.gold) out.push(kit.say("villagers-board-gold", { count: card.gold }));
  if (card.food) out.push(kit.say("villagers-board-food", { count: card.food }));
  if (card.houses) out.push(kit.say("villagers-board-houses", { count: card.houses }));
  return out;
}

/** How a padlock opens now, one line for each way (VIL-7.16). */
export function ways(kit: Kit, key: string): string[] {
  const gold = kit.number("unlock_cost");
  const holders = kit.holders(key);
  if (!holders.length) return [kit.say("villagers-tip-key-nowhere", { gold: kit.bank() })];
  return holders.map(({ village, own }) =>
    kit.say(own ? "villagers-tip-key-own" : "villagers-tip-key-other", { gold, village }),
  );
}

/** What a card pays at each market still to come: in a village as it lies, else if it lay in one's own. */
export function pays(kit: Kit, card: Villager, worth: number | undefined, spot: Spot | undefined): string {
  if (!card.gold && !card.silver && !spot?.coins) return "";
  if (spot && !spot.top) return "";
  const first = spot ? spot.gold + spot.coins : (card.gold ?? 0);
  const second = first + (spot ? spot.silver : (worth ?? 0));
  return kit.say(kit.held("first") ? "villagers-tip-pays-second" : "villagers-tip-pays", { first, second });
}

/** Everything about a card, line by line, as in its tip. */
export function tipOf(kit: Kit, which: string, side: string | null, worth: number | undefined, spot?: Spot): string {
  const card = kit.card(which, side);
  const lines = [
    card.family
      ? `${kit.name("card", which)} · ${kit.name("family", card.family)}${(card.symbols ?? 1) > 1 ? ` ×${card.symbols}` : ""}`
      : kit.name("card", which),
  ];
  const shows = printed(kit, card);
  if (shows.length) lines.push(shows.join(" · "));
  if (card.silver) lines.push(kit.put("villagers-tip-silver", { text: kit.effect(card.silver) }));
  const income = spot || !card.silver || worth !== undefined ? pays(kit, card, worth, spot) : "";
  if (income) lines.push(income);
  if (card.special) lines.push(kit.effect(card.special));
  const chain = kit.chain(which);
  if (chain.length)
    lines.push(
      kit.put("villagers-tip-chain", { cards: [...chain, which].map((one) => kit.name("card", one)).join(" › ") }),
    );
  else if (card.placed_on === "table") lines.push(kit.say("villagers-tip-table"));
  if (card.slots && !spot) lines.push(kit.say("villagers-tip-slots", { count: card.slots }));
  if (card.lock)
    lines.push(kit.say("villagers-tip-lock", { card: card.lock }), ...ways(kit, card.lock).map((way) => `– ${way}`));
  if (card.keychain)
    lines.push(
      kit.put("villagers-tip-keychain", {
        count: card.keychain,
        cards: kit
          .opens(which)
          .map((one) => kit.name("card", one))
          .join(", "),
      }),
    );
  return lines.join("\n");
}

/** The rule of an event, which its note names. */
export function ruleOfEvent(event: Event | undefined): string {
  return /VIL-[\d.]*\d/.exec(event?.note ?? "")?.[0] ?? "VIL-11.10";
}

/** The rule that says most about a card. */
export function ruleOf(card: Villager, which: string): string {
  const SPECIALS: Record<string, string> = {
    wild_link: "VIL-7.25",
    swap_covered: "VIL-7.29",
    free_unlock: "VIL-7.30",
    half_gold: "VIL-7.31",
  };
  if (which === "founders") return "VIL-8.1";
  if (which === COUNTESS) return "VIL-11.2";
  if (card.special) return SPECIALS[card.special.do] ?? "VIL-7.23";
  if (card.silver) return "VIL-12.1";
  if (card.common) return "VIL-7.10";
  if (card.lock) return "VIL-7.16";
  if (card.keychain) return "VIL-7.20";
  return card.family === "solitary" ? "VIL-7.9" : "VIL-7.6";
}

/** How far away a market is. */
export function clockWords(kit: Kit, view: Table, which: "first" | "second"): string {
  const left = view.until[`${which}_market`];
  if (left === undefined) return kit.say("villagers-tip-market-held", { held: which });
  return kit.say("villagers-tip-market", { held: which, count: left });
}
