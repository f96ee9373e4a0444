// Sentences of the board. Keys that the language files do not have yet are spelled out here (KEYS.md lists them).
import type { BoardProps, Facts } from "../../lib/board";
import type { Book, Effect, Kit, Place } from "./types";
import { figureOf } from "./art/signs";

export const TEXTS: Record<string, [en: string, fr: string]> = {
  "orleans-initial-farmer": ["F", "F"],
  "orleans-initial-boatman": ["B", "B"],
  "orleans-initial-craftsman": ["C", "A"],
  "orleans-initial-trader": ["T", "Co"],
  "orleans-initial-knight": ["K", "Ch"],
  "orleans-initial-scholar": ["S", "É"],
  "orleans-initial-monk": ["M", "M"],
  "orleans-board-town": ["Town", "Ville"],
  "orleans-board-mine": ["Mine", "Chez moi"],
  "orleans-board-others": ["Others", "Autres"],
  "orleans-board-map": ["Map", "Carte"],
  "orleans-board-tracks": ["Tracks", "Pistes"],
  "orleans-board-development": ["Development", "Développement"],
  "orleans-board-deeds": ["Deeds", "Actes"],
  "orleans-board-deeds-title": ["Beneficial deeds", "Actes de bienfaisance"],
  "orleans-board-tiles": ["Place tiles", "Tuiles Lieu"],
  "orleans-board-pile": ["Pile { $pile }", "Pile { $pile }"],
  "orleans-board-pile-empty": ["none left", "épuisée"],
  "orleans-board-supply": ["Supply", "Réserve"],
  "orleans-board-bank": ["Bank", "Banque"],
  "orleans-board-unlimited": ["no limit", "sans limite"],
  "orleans-board-hourglass": ["Hourglass", "Sablier"],
  "orleans-board-past": ["Past", "Passés"],
  "orleans-board-to-come": ["To come", "À venir"],
  "orleans-board-next": ["Next back: { $grade }", "Prochain dos : { $grade }"],
  "orleans-board-last-round": ["Last round", "Dernière manche"],
  "orleans-board-market": ["Market", "Marché"],
  "orleans-board-bag": ["Bag", "Sac"],
  "orleans-board-tower": ["Tower", "Poudrière"],
  "orleans-board-fresh": ["Just drawn", "Tirés à l’instant"],
  "orleans-board-coins": ["Coins", "Pièces"],
  "orleans-board-goods": ["Goods", "Marchandises"],
  "orleans-board-posts": ["Posts on the map", "Comptoirs sur la carte"],
  "orleans-board-reserve": ["Posts in reserve", "Comptoirs en réserve"],
  "orleans-board-citizens": ["Citizens", "Citoyens"],
  "orleans-board-held": ["Technology held", "Technologie en attente"],
  "orleans-board-technology": ["Technology", "Technologie"],
  "orleans-board-score": ["Score", "Score"],
  "orleans-board-level": ["Level", "Niveau"],
  "orleans-board-passed": ["passed", "a passé"],
  "orleans-board-ready": ["ready", "prêt"],
  "orleans-board-first": ["first player", "premier joueur"],
  "orleans-board-post": ["Post", "Comptoir"],
  "orleans-board-merchant": ["Merchant", "Marchand"],
  "orleans-board-open": ["show this board", "voir ce plateau"],
  "orleans-board-close": ["Close", "Fermer"],
  "orleans-board-zoom": ["Enlarge the map", "Agrandir la carte"],
  "orleans-board-unzoom": ["Whole map", "Carte entière"],
  "orleans-board-secret": ["only its owner may look", "son propriétaire seul peut regarder"],
  "orleans-board-always": ["always", "permanent"],
  "orleans-board-free": ["free", "libre"],
  "orleans-board-none": ["take no good", "ne rien prendre"],
  "orleans-why-slot": ["None of your characters at hand fits this slot", "Aucun de vos personnages disponibles ne convient à cette case"],
  "orleans-why-filled": ["This slot is already filled", "Cette case est déjà occupée"],
  "orleans-why-incomplete": ["This place works only when its slots are filled", "Ce lieu ne sert que si ses cases sont occupées"],
  "orleans-why-closed": ["This place has nothing to give at this moment", "Ce lieu ne peut rien donner en ce moment"],
  "orleans-why-town": ["Your merchant cannot go there in one move", "Votre marchand ne peut pas y aller en un déplacement"],
  "orleans-why-deed": ["No free space here for the characters you can send", "Aucune case libre ici pour les personnages à envoyer"],
  "orleans-why-pile": ["You may not take a tile of this pile now", "Vous ne pouvez pas prendre de tuile de cette pile maintenant"],
  "orleans-tip-bare": ["no goods", "aucune marchandise"],
  "orleans-tip-draws": ["draw { $number } characters", "piocher { $number } personnages"],
  "orleans-tip-stone": ["Development { $number }", "Développement { $number }"],
  "orleans-tip-level": ["level { $number }", "niveau { $number }"],
  "orleans-tip-citizen": ["a citizen", "un citoyen"],
  "orleans-tip-citizen-gone": ["the citizen is taken", "le citoyen est pris"],
  "orleans-tip-tile": ["a place tile ({ $pile })", "une tuile Lieu ({ $pile })"],
  "orleans-tip-start": ["start", "départ"],
  "orleans-tip-deed-reward": ["{ $reward } for each character", "{ $reward } par personnage"],
  "orleans-tip-or": ["{ $a } or { $b }", "{ $a } ou { $b }"],
  "orleans-tip-deed-citizen": ["a citizen for the last space", "un citoyen pour la dernière case"],
  "orleans-tip-count": ["{ $what }: { $n }", "{ $what } : { $n }"],
  "orleans-tip-good": ["{ $what }: { $n } ({ $points } points each)", "{ $what } : { $n } ({ $points } points pièce)"],
  "orleans-tip-market": ["{ $kind } in the market", "{ $kind } au marché"],
  "orleans-tip-tower": ["{ $kind } in the tower", "{ $kind } dans la Poudrière"],
  "orleans-tip-market-free": ["Free place of the market", "Place libre du marché"],
};

function plain(text: string, facts: Facts): string {
  return text.replace(/\{ \$([a-z-]+) \}/g, (_, key: string) => String(facts[key] ?? ""));
}

/** Sentences, with TEXTS where a language file is silent. */
export function speaker(props: Pick<BoardProps, "say" | "name">): Kit["say"] {
  return (key, facts = {}) => {
    const found = props.say(key, facts);
    if (found !== key && !found.startsWith("[")) return found;
    const text = TEXTS[key];
    if (!text) return found;
    const french = document.documentElement.lang.startsWith("fr");
    const named: Facts = { ...facts };
    for (const domain of ["kind", "figure", "grade"]) {
      if (facts[domain] !== undefined) named[domain] = props.name(domain, String(facts[domain]));
    }
    return plain(text[french ? 1 : 0], named);
  };
}

/** What the parts of the board share: sentences, effects in words, initials. */
export function kitOf(props: Pick<BoardProps, "say" | "name">, book: Book): Kit {
  const say = speaker(props);
  const place = (name: string): Place | undefined => book.places[name] ?? book.tiles[name];
  return {
    say,
    name: props.name,
    place,
    initial: (kind) => say(`orleans-initial-${figureOf(kind)}`),
    effect: (name) => effectText(say, place(name)?.effect),
  };
}

function effectText(say: Kit["say"], effect: Effect | undefined): string {
  if (!effect) return "";
  const { do: verb, ...facts } = effect;
  return sentence(say(`orleans-effect-${verb}`, { coins: 0, development: 0, ...facts }));
}

/** What an event does, in words. */
export function eventText(say: Kit["say"], book: Book, edition: string, name: string, grade: string): string {
  const event = book.events[name];
  if (!event) return "";
  const amount = event.amount?.[edition] ?? 0;
  const facts: Facts = { amount: typeof amount === "number" ? amount : (amount[grade] ?? 0) };
  for (const [key, value] of Object.entries(event)) {
    if (typeof value === "number" || (typeof value === "string" && key === "figure")) facts[key] = value;
  }
  return sentence(say(`orleans-happening-${event.do}`, facts));
}

/** With a capital letter first. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
