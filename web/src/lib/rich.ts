/** The little markup that rules use: strong, emphasis, code, list items and tables. No HTML is ever made of it. */

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
      const row = line.replace(/^\||\|$/g, "").split("|").map((cell) => parts(cell.trim()));
      if (last?.rows) last.rows.push(row);
      else out.push({ parts: [], rows: [row] });
    } else {
      const item = /^[-*•] /.test(line);
      out.push({ parts: parts(item ? line.slice(2) : line), item: item || raw.startsWith("  ") });
    }
  }
  return out;
}
