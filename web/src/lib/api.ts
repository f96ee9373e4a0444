/** Calls to the server: JSON in, JSON out, errors with a key that names a message. */
import type {
  CardFace,
  Catalog,
  Chart,
  Code,
  Desk,
  DeskTrial,
  DeskValues,
  Explanation,
  Frame,
  GameInfo,
  Hint,
  AskHint,
  Me,
  Network,
  NewMe,
  NewTable,
  Notice,
  PackInfo,
  Problem,
  ReplayInfo,
  RuleSection,
  SeatLink,
  Story,
  SummaryPart,
  TableInfo,
} from "./wire.gen";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    readonly text: string,
    readonly facts: Record<string, string> = {},
  ) {
    super(text || error);
  }
}

function cookie(name: string): string {
  const found = document.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : "";
}

async function call(method: string, path: string, body?: BodyInit, type = "application/json"): Promise<Response> {
  const headers: Record<string, string> = {};
  if (method !== "GET") headers["x-csrf-token"] = cookie("csrf");
  if (body !== undefined) headers["content-type"] = type;
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body ?? null, credentials: "same-origin" });
  } catch {
    throw new ApiError(0, "offline", "");
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
    throw new ApiError(response.status, problem.error ?? "", problem.text ?? "", problem.facts ?? {});
  }
  return response;
}

async function get<T>(path: string): Promise<T> {
  return (await call("GET", path)).json() as Promise<T>;
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await call(method, path, body === undefined ? undefined : JSON.stringify(body));
  return response.json() as Promise<T>;
}

const id = encodeURIComponent;
const withPack = (pack: string): string => (pack ? `?pack=${id(pack)}` : "");

export const api = {
  me: () => get<Me>("/api/me"),
  myDataPath: "/api/me/data",
  forgetMe: async () => void (await call("DELETE", "/api/me")),
  notice: () => get<Notice>("/api/notice"),
  setMe: (me: NewMe) => send<Me>("PUT", "/api/me", me),
  games: () => get<GameInfo[]>("/api/games"),
  catalog: (game: string, pack = "") => get<Catalog>(`/api/games/${id(game)}/catalog${withPack(pack)}`),
  texts: async (lang: string) => (await call("GET", `/api/texts/${lang}`)).text(),
  gameTexts: async (game: string, lang: string) => (await call("GET", `/api/games/${id(game)}/texts/${lang}`)).text(),
  cards: (game: string, lang: string, pack = "") =>
    get<CardFace[]>(`/api/games/${id(game)}/cards/${lang}${withPack(pack)}`),
  rules: (game: string, lang: string) => get<RuleSection[]>(`/api/games/${id(game)}/rules/${lang}`),
  summary: (game: string, lang: string) => get<SummaryPart[]>(`/api/games/${id(game)}/summary/${lang}`),
  tables: (which: "mine" | "listed" | "watch") => get<TableInfo[]>(`/api/tables?which=${which}`),
  table: (table: string) => get<TableInfo>(`/api/tables/${id(table)}`),
  open: (table: NewTable) => send<TableInfo>("POST", "/api/tables", table),
  join: (table: string, seat: number) => send<TableInfo>("POST", `/api/tables/${id(table)}/join`, { seat }),
  leave: (table: string, seat: number) => send<TableInfo>("POST", `/api/tables/${id(table)}/leave`, { seat }),
  setBot: (table: string, seat: number, bot: string) =>
    send<TableInfo>("PUT", `/api/tables/${id(table)}/bot`, { seat, bot }),
  start: (table: string) => send<TableInfo>("POST", `/api/tables/${id(table)}/start`),
  rematch: (table: string) => send<TableInfo>("POST", `/api/tables/${id(table)}/rematch`),
  kick: (table: string, seat: number) => send<TableInfo>("POST", `/api/tables/${id(table)}/kick`, { seat }),
  standIn: (table: string, seat: number) => send<TableInfo>("POST", `/api/tables/${id(table)}/stand-in`, { seat }),
  link: (table: string) => send<SeatLink>("POST", `/api/tables/${id(table)}/link`),
  upload: async (file: Blob) =>
    (await call("POST", "/api/records", await file.text(), "text/plain")).json() as Promise<TableInfo>,
  replay: (table: string) => get<ReplayInfo>(`/api/tables/${id(table)}/replay`),
  frame: (table: string, n: number, seat: number) => get<Frame>(`/api/tables/${id(table)}/replay/${n}?seat=${seat}`),
  story: (table: string, seat: number) => get<Story>(`/api/tables/${id(table)}/story?seat=${seat}`),
  chart: (table: string) => get<Chart>(`/api/tables/${id(table)}/chart`),
  playOn: (table: string, n: number, seat: number, bot: string) =>
    send<TableInfo>("POST", `/api/tables/${id(table)}/play-on`, { n, seat, bot }),
  hint: (table: string, seat: number, strength: AskHint["strength"]) =>
    send<Hint>("POST", `/api/tables/${id(table)}/hint`, { seat, strength }),
  agree: (table: string, seat: number, agreed: boolean) =>
    send<TableInfo>("POST", `/api/tables/${id(table)}/hints`, { seat, agreed }),
  explanation: (table: string, seat: number, eyes: number) =>
    send<Explanation>("POST", `/api/tables/${id(table)}/explanation`, { seat, eyes }),
  unlink: async (table: string) => void (await call("DELETE", `/api/tables/${id(table)}/link`)),
  openLink: (secret: string) => send<TableInfo>("POST", "/api/seat", { secret }),
  boxes: () => get<Record<string, string>>("/api/boxes"),
  desk: (game: string) => get<Desk>(`/api/games/${id(game)}/desk`),
  tryValues: (game: string, typed: DeskValues) => send<DeskTrial>("POST", `/api/games/${id(game)}/desk/trial`, typed),
  keepValues: (game: string, typed: DeskValues) => send<Desk>("PUT", `/api/games/${id(game)}/desk`, typed),
  bringPack: (game: string, files: Record<string, string>) =>
    send<Desk>("PUT", `/api/games/${id(game)}/desk/pack`, { files }),
  clearDesk: (game: string) => send<Desk>("DELETE", `/api/games/${id(game)}/desk`),
  pack: (game: string, pack: string) => get<PackInfo>(`/api/games/${id(game)}/packs/${id(pack)}`),
  packPath: (game: string, pack: string) => `/api/games/${id(game)}/packs/${id(pack)}/file`,
  network: () => get<Network>("/api/network"),
  qr: (url: string) => send<Code>("POST", "/api/qr", { url }),
  recordPath: (table: string) => `/api/tables/${id(table)}/record`,
};
