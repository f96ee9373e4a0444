/** SHA-256 of a text. Our own, because browsers offer theirs to https and localhost only, and phones come by plain http. */

const ROOT = (n: number, power: number): number => Math.floor((n ** power % 1) * 2 ** 32) | 0;
const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0),
);
const START = PRIMES.slice(0, 8).map((prime) => ROOT(prime, 1 / 2));
const STEPS = PRIMES.slice(0, 64).map((prime) => ROOT(prime, 1 / 3));

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function padded(bytes: Uint8Array): DataView {
  const size = ((bytes.length + 8) >> 6) + 1;
  const out = new Uint8Array(size * 64);
  out.set(bytes);
  out[bytes.length] = 0x80;
  const view = new DataView(out.buffer);
  view.setUint32(out.length - 4, bytes.length * 8);
  view.setUint32(out.length - 8, Math.floor(bytes.length / 2 ** 29));
  return view;
}

export function sha256(text: string): string {
  const data = padded(new TextEncoder().encode(text));
  const hash = Int32Array.from(START);
  const words = new Int32Array(64);
  for (let at = 0; at < data.byteLength; at += 64) {
    for (let i = 0; i < 16; i++) words[i] = data.getInt32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [a, b] = [words[i - 15] as number, words[i - 2] as number];
      const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      words[i] = ((words[i - 16] as number) + low + (words[i - 7] as number) + high) | 0;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const one =
        (h +
          (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) +
          ((e & f) ^ (~e & g)) +
          (STEPS[i] as number) +
          (words[i] as number)) |
        0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = ((hash[i] as number) + word) | 0));
  }
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
