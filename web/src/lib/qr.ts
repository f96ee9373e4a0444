/** QR codes of short texts: byte mode, error correction M, versions 1 to 10. Gives rows of dark and light modules. */

// For each version: code words in all, of correction per block, and blocks.
const SIZES: readonly (readonly [all: number, correction: number, blocks: number])[] = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
];
const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = x & 128 ? (x << 1) ^ 285 : x << 1;
}

const at = (list: ArrayLike<number>, i: number): number => list[i] ?? 0;
const times = (a: number, b: number): number => (a && b ? at(EXP, at(LOG, a) + at(LOG, b)) : 0);

function correction(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = new Array<number>(generator.length + 1).fill(0);
    generator.forEach((value, j) => {
      next[j] = at(next, j) ^ value;
      next[j + 1] = at(next, j + 1) ^ times(value, at(EXP, i));
    });
    generator = next;
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const factor = at(rest, i);
    if (factor) generator.forEach((value, j) => (rest[i + j] = at(rest, i + j) ^ times(value, factor)));
  }
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const [all, per, blocks] = SIZES[version - 1] ?? [0, 0, 1];
  const room = all - per * blocks;
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => push(byte, 8));
  push(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(bits.slice(i, i + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let pad = 236; data.length < room; pad = pad === 236 ? 17 : 236) data.push(pad);

  const short = Math.floor(room / blocks);
  const long = room % blocks;
  const parts: number[][] = [];
  for (let i = 0, from = 0; i < blocks; i++) {
    const size = short + (i >= blocks - long ? 1 : 0);
    parts.push(data.slice(from, from + size));
    from += size;
  }
  const checks = parts.map((part) => correction(part, per));
  const out: number[] = [];
  for (let i = 0; i <= short; i++) for (const part of parts) if (i < part.length) out.push(at(part, i));
  for (let i = 0; i < per; i++) for (const check of checks) out.push(at(check, i));
  return out;
}

function bch(value: number, poly: number, degree: number): number {
  let rest = value << degree;
  for (let i = 31; i >= degree; i--) if ((rest >> i) & 1) rest ^= poly << (i - degree);
  return (value << degree) | rest;
}

const MASKS: readonly ((r: number, c: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

type Grid = (boolean | undefined)[][];

function frame(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean | undefined>(size).fill(undefined));
  const set = (r: number, c: number, dark: boolean) => {
    const row = grid[r];
    if (row && c >= 0 && c < size) row[c] = dark;
  };
  const finder = (top: number, left: number) => {
    for (let r = -1; r < 8; r++)
      for (let c = -1; c < 8; c++) {
        const far = Math.max(Math.abs(r - 3), Math.abs(c - 3));
        set(top + r, left + c, far !== 2 && far < 4);
      }
  };
  finder(0, 0);
  finder(0, size - 7);
  finder(size - 7, 0);
  const places = ALIGNMENT[version - 1] ?? [];
  const last = places.length - 1;
  places.forEach((r, i) =>
    places.forEach((c, j) => {
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
      for (let dr = -2; dr <= 2; dr++)
        for (let dc = -2; dc <= 2; dc++) set(r + dr, c + dc, Math.max(Math.abs(dr), Math.abs(dc)) !== 1);
    }),
  );
  for (let i = 8; i < size - 8; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (let i = 0; i < 9; i++) {
    if (grid[8]?.[i] === undefined) set(8, i, false);
    if (grid[i]?.[8] === undefined) set(i, 8, false);
    if (i < 8) {
      set(8, size - 1 - i, false);
      set(size - 1 - i, 8, false);
    }
  }
  set(size - 8, 8, true);
  if (version >= 7) {
    const bits = bch(version, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      const dark = ((bits >> i) & 1) === 1;
      set(Math.floor(i / 3), size - 11 + (i % 3), dark);
      set(size - 11 + (i % 3), Math.floor(i / 3), dark);
    }
  }
  return grid;
}

function format(grid: boolean[][], mask: number): void {
  const size = grid.length;
  const bits = bch(mask, 0x537, 10) ^ 0x5412; // level M is 00
  const set = (r: number, c: number, i: number) => {
    const row = grid[r];
    if (row) row[c] = ((bits >> i) & 1) === 1;
  };
  for (let i = 0; i < 15; i++) {
    if (i < 6) set(i, 8, i);
    else if (i < 8) set(i + 1, 8, i);
    else set(size - 15 + i, 8, i);
    if (i < 8) set(8, size - 1 - i, i);
    else if (i < 9) set(8, 7, i);
    else set(8, 14 - i, i);
  }
}

function penalty(grid: boolean[][]): number {
  const size = grid.length;
  let sum = 0;
  let dark = 0;
  const read = (r: number, c: number) => grid[r]?.[c] ?? false;
  for (const turned of [false, true]) {
    for (let r = 0; r < size; r++) {
      let run = 0;
      let text = "";
      for (let c = 0; c < size; c++) {
        const here = turned ? read(c, r) : read(r, c);
        const before = c > 0 && (turned ? read(c - 1, r) : read(r, c - 1));
        run = c > 0 && here === before ? run + 1 : 1;
        if (run === 5) sum += 3;
        else if (run > 5) sum += 1;
        text += here ? "1" : "0";
      }
      sum += 40 * (text.split(/(?=10111010000)|(?=00001011101)/).length - 1);
    }
  }
  for (let r = 0; r < size; r++)
    for (let c = 0; c < size; c++) {
      const here = read(r, c);
      if (here) dark++;
      if (r && c && here === read(r - 1, c) && here === read(r, c - 1) && here === read(r - 1, c - 1)) sum += 3;
    }
  return sum + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}

/** The modules of a code, dark ones true; without the quiet zone. */
export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = SIZES.findIndex(([all, per, blocks], i) => bytes.length + (i < 9 ? 2 : 3) <= all - per * blocks) + 1;
  if (version === 0) throw new RangeError("too long for a code");
  const words = codewords(bytes, version);
  const fixed = frame(version);
  const size = fixed.length;
  const order: [number, number][] = [];
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++)
      for (const c of [right, right - 1]) {
        const r = up ? size - 1 - i : i;
        if (fixed[r]?.[c] === undefined) order.push([r, c]);
      }
  }
  let best: boolean[][] = [];
  let least = Infinity;
  MASKS.forEach((mask, number) => {
    const grid = fixed.map((row) => row.map((dark) => dark ?? false));
    order.forEach(([r, c], i) => {
      const bit = (at(words, i >> 3) >> (7 - (i & 7))) & 1;
      const row = grid[r];
      if (row) row[c] = (bit === 1) !== mask(r, c);
    });
    format(grid, number);
    const cost = penalty(grid);
    if (cost < least) [least, best] = [cost, grid];
  });
  return best;
}
