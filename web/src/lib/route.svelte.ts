/** The current page: History API paths, and internal links. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "compare"; id: string; other: string }
  | { page: "rules"; game: string }
  | { page: "desk"; game: string }
  | { page: "seat" }
  | { page: "none" };

export function parse(path: string): Route {
  const [first = "", second = "", third = "", ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === "compare" && third && !rest.length) return { page: "compare", id: second, other: third };
  if (third) return { page: "none" };
  if (!first) return { page: "home" };
  if (first === "seat" && !second) return { page: "seat" };
  if (first === "new") return { page: "new", game: second };
  if (first === "desk") return { page: "desk", game: second };
  if (first === "rules") return { page: "rules", game: second };
  if (second && first === "table") return { page: "table", id: second };
  if (second && first === "replay") return { page: "replay", id: second };
  return { page: "none" };
}

export const path = {
  home: "/",
  new: (game: string) => `/new/${encodeURIComponent(game)}`,
  seat: "/seat",
  table: (id: string) => `/table/${encodeURIComponent(id)}`,
  /** A replay, or one of its moments from a point of view. */
  replay: (id: string, at = 0, eyes = -1) => {
    const asked = [...(at ? [`at=${at}`] : []), ...(eyes >= 0 ? [`eyes=${eyes}`] : [])].join("&");
    return `/replay/${encodeURIComponent(id)}${asked && `?${asked}`}`;
  },
  compare: (id: string, other: string) => `/compare/${encodeURIComponent(id)}/${encodeURIComponent(other)}`,
  /** The owner's desk of a game, or one entry of its data on it. */
  desk: (game: string, entry = "") => `/desk/${encodeURIComponent(game)}${entry ? `#${entry}` : ""}`,
  rules: (game: string, rule = "") => `/rules/${encodeURIComponent(game)}${rule ? `#${rule}` : ""}`,
};

/** The table id in a link, or the id itself; empty if there is none. */
export function tableIn(text: string): string {
  const id = /(?:^|\/(?:table|replay)\/)([A-Za-z0-9]{1,32})(?:[/?#].*)?$/.exec(text.trim());
  return id?.[1] ?? "";
}

class Router {
  route = $state.raw<Route>(parse(location.pathname));
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  private read(): void {
    const route = parse(location.pathname);
    if (JSON.stringify(route) !== JSON.stringify(this.route)) this.route = route;
    this.hash = decodeURIComponent(location.hash.slice(1));
  }

  go(to: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", to);
    this.read();
    if (!location.hash) scrollTo(0, 0);
  }

  private follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    const to = new URL(link.href, location.href);
    if (to.origin !== location.origin || to.pathname.startsWith("/api") || to.pathname.startsWith("/seat/")) return;
    event.preventDefault();
    this.go(to.pathname + to.search + to.hash);
  }
}

export const router = new Router();
