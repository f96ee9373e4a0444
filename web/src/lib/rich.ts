/** The small markup of rules: strong, emphasis, code, list items and tables; and searching them. It never becomes HTML. */

export interface Part {
  text: string;
  strong?: boolean;
  em?: boolean;
  code?: boolean;
  rule?: boolean; // the number of another rule
  tag?: boolean; // where a rule comes from
}

export interface Block {
  parts: Part[];
  item?: boolean;
  rows?: Part[][][];
}

const MARKS =
  /\*\*(.+?)\*\*|`([^`]+)`|(?<![\w*])\*([^*\n]+)\*(?!\w)|\b([A-Z]{3}-\d+(?:\.\d+[a-z]?)?)\b|(\[(?:seed|public|recalled|ruling|consequence|livret|mémoire|décision|conséquence|source)[^\]]*\])/g;

export function parts(text: string): Part[] {
  const out: Part[] = [];
  let from = 0;
  for (const mark of text.matchAll(MARKS)) {
    if (mark.index > from) out.push({ text: text.slice(from, mark.index) });
    if (mark[1] !== undefined) out.push({ text: mark[1], strong: true });
    else if (mark[2] !== undefined) out.push({ text: mark[2], code: true });
    else if (mark[3] !== undefined) out.push({ text: mark[3], em: true });
    else if (mark[4] !== undefined) out.push({ text: mark[4], rule: true });
    else out.push({ text: mark[5] ?? "", tag: true });
    from = mark.index + mark[0].length;
  }
  if (from < text.length) out.push({ text: text.slice(from) });
  return out;
}

export function richText(text: string): Block[] {
  const out: Block[] = [];
  for (const raw of text.split("\n")) {
    const line = raw.trim();
    if (!line || /^[|\-: ]+$/.test(line)) continue;
    const last = out[out.length - 1];
    if (line.startsWith("|")) {
      const row = line
        .replace(/^\||\|$/g, "")
        .split("|")
        .map((cell) => parts(cell.trim()));
      if (last?.rows) last.rows.push(row);
      else out.push({ parts: [], rows: [row] });
    } else {
      const item = /^[-*•] /.test(line);
      out.push({ parts: parts(item ? line.slice(2) : line), item: item || raw.startsWith("  ") });
    }
  }
  return out;
}

/** A text without accents and capitals, letter for letter, so that positions stay the same. */
export function folded(text: string): string {
  return text
    .replace(/[^\0-\x7f]/g, (letter) => {
      const bare = letter.normalize("NFD").charAt(0);
      return bare.length === letter.length ? bare : letter;
    })
    .toLowerCase();
}

/** A search in the rules: a number such as 5.2, ORL-5 or orl-5.2, or words that must all occur. */
export interface Asked {
  number: RegExp | null;
  words: string[];
}

export function askedFor(text: string): Asked {
  const words = folded(text).split(/\s+/).filter(Boolean);
  const number = /^(?:[a-z]{3}-)?(\d+)(?:\.(\d+[a-z]?))?$/.exec(words.length === 1 ? (words[0] ?? "") : "");
  if (!number) return { number: null, words };
  return { number: new RegExp(`^[A-Z]+-${number[1]}\\.${number[2] ?? ".*"}$`), words: [] };
}

/** Whether a rule, with its headings, matches a search. */
export function answers(asked: Asked, id: string, headings: string, text: string): boolean {
  if (asked.number) return asked.number.test(id);
  const all = folded(`${id} ${headings} ${text}`);
  return asked.words.every((word) => all.includes(word));
}

/** A text split where words were found in it. */
export function hits(text: string, words: readonly string[]): { text: string; hit: boolean }[] {
  const plain = folded(text);
  const marked = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length))
      marked.fill(true, at, at + word.length);
  }
  const out: { text: string; hit: boolean }[] = [];
  for (let from = 0, to = 0; from < text.length; from = to) {
    while (to < text.length && marked[to] === marked[from]) to++;
    out.push({ text: text.slice(from, to), hit: marked[from] === true });
  }
  return out;
}
