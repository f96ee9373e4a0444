// Signs in a square of 24, each a list of parts with a letter that says how it is inked:
//   f  filled with the piece's color and outlined     k  solid ink
//   l  a line only                                     w  filled with paper and outlined

export type Part = readonly [ink: "f" | "k" | "l" | "w", d: string];
export type Sign = readonly Part[];

/** A circle as a path. */
export function o(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

const EAR = "c-1.8-1.2-1.8-3.4 0-5.2c1.8 1.8 1.8 4 0 5.2Z";

/** Bodies of the buildings, seen from the front; their arches are drawn from the data. */
export const BODIES: Record<string, Sign> = {
  castello: [
    [
      "f",
      "M2.5 22V9.5H4.6V11.4H6.6V9.5H8.4V4.6H7.6V1.5H9.6V3.2H11V1.5H13V3.2H14.4V1.5H16.4V4.6H15.6V9.5H17.4V11.4H19.4V9.5H21.5V22Z",
    ],
    ["l", "M8.4 9.5V14M15.6 9.5V14"],
    ["k", "M11.2 7.2h1.6v3.4h-1.6ZM9.8 22V17.8a2.2 2.2 0 0 1 4.4 0V22Z"],
  ],
  farm: [
    ["f", "M12.5 22V13H22V22Z"],
    ["w", "M11 13L13 8.5H20.5L22.8 13Z"],
    ["f", "M2.5 22V11.5L8 6L13.5 11.5V22Z"],
    ["k", "M5.6 22V16.5h4.8V22ZM7 10h2v2.4H7Z"],
    ["l", "M16 22V17.5h3.4V22"],
  ],
  quarry: [
    ["f", "M1 22L8 7L11.5 11.5L14.5 6L23 22Z"],
    ["k", "M8 22V17a4 4 0 0 1 8 0V22Z"],
    ["l", "M6.6 22V15.6H17.4V22M8 7L9.5 11M14.5 6L15.6 11"],
  ],
  market: [
    ["f", "M3.8 12V22H20.2V12Z"],
    ["l", "M3.8 17.5H20.2M8 17.5V22M16 17.5V22"],
    [
      "w",
      "M1.8 11L4.8 4H19.2L22.2 11a2.55 2.55 0 0 1-5.1 0a2.55 2.55 0 0 1-5.1 0a2.55 2.55 0 0 1-5.1 0a2.55 2.55 0 0 1-5.1 0Z",
    ],
    ["l", "M8.4 4L6.9 11M12 4V11M15.6 4L17.1 11"],
  ],
  statue: [
    ["f", "M6 22V13.4H18V22Z"],
    ["f", "M4.6 13.4V11H19.4V13.4Z"],
    ["k", `${o(12, 2.9, 1.8)}M8.8 11L10 5.6h4L15.2 11Z`],
    ["l", "M13.6 6.4L17.2 3"],
  ],
  school: [
    ["f", "M3.5 22V11.5L12 5.5L20.5 11.5V22Z"],
    ["l", "M12 5.5V1M10 2.8h4"],
    ["k", o(12, 10, 1.3)],
  ],
  fountain: [
    ["l", "M12 12V4.5M12 5.5C9.5 2 6.5 3.6 6.5 8M12 5.5C14.5 2 17.5 3.6 17.5 8"],
    ["f", "M3 11.5H21L18.6 14.6H18V22H6V14.6H5.4Z"],
  ],
  palace: [
    ["f", "M2 22V5.5H4.6V7.2H7.4V5.5H10.6V7.2H13.4V5.5H16.6V7.2H19.4V5.5H22V22Z"],
    ["l", "M2 12.4H22"],
    ["k", "M6 8.8h1.8v2.2H6ZM11.1 8.8h1.8v2.2h-1.8ZM16.2 8.8H18v2.2h-1.8Z"],
  ],
  hospital: [
    ["f", "M2 22V12.6H5L12 4L19 12.6H22V22Z"],
    ["k", "M11 6.8h2v1.7h1.7v1.9H13v1.7h-2v-1.7H9.3V8.5H11Z"],
  ],
  cathedral: [
    ["f", "M5.4 12.6a6.6 7 0 0 1 13.2 0Z"],
    ["f", "M10.6 5.8V3.4h2.8v2.4Z"],
    ["l", "M12 3.4V.6M10.8 1.6h2.4M12 5.8V12M8.6 12.3C8.6 9 9.6 7 10.6 6M15.4 12.3C15.4 9 14.4 7 13.4 6"],
    ["f", "M2 22V12.6H22V22Z"],
  ],
  university: [
    ["f", "M2.6 22V11.4H21.4V22Z"],
    ["f", "M1 11.4L12 4L23 11.4Z"],
    ["k", o(12, 8.6, 1.4)],
  ],
  bathhouse: [
    ["f", "M3.4 12.6a4.2 4.4 0 0 1 8.4 0ZM12.2 12.6a4.2 4.4 0 0 1 8.4 0Z"],
    ["l", "M7.6 6.4c-1.3-1.4 1.2-2.2 0-4M16.4 6.4c-1.3-1.4 1.2-2.2 0-4M12 6.4c-1.3-1.4 1.2-2.2 0-4"],
    ["f", "M2 22V12.6H22V22Z"],
  ],
};
const HOUSE: Sign = [["f", "M3 22V11L12 5L21 11V22Z"]];
export const bodyOf = (building: string): Sign => BODIES[building] ?? HOUSE;

/** Small pieces and the signs of cards that bring no building. */
export const PIECES: Record<string, Sign> = {
  gold: [
    ["f", o(12, 12, 9.2)],
    ["l", o(12, 12, 6.2)],
    ["k", "M12 8.2l2.6 3.8L12 15.8L9.4 12Z"],
  ],
  food: [
    ["l", "M12 22V8M12 14L7.5 9.5M12 14l4.5-4.5M12 19L7.5 14.5M12 19l4.5-4.5"],
    ["k", `M12 7.5${EAR}M7 9.2${EAR}M17 9.2${EAR}M7 14.8${EAR}M17 14.8${EAR}`],
  ],
  citizen: [
    ["f", o(12, 6.4, 4)],
    ["f", "M4.5 22C4.5 15.4 7.6 12 12 12S19.5 15.4 19.5 22Z"],
  ],
  notable: [
    ["f", o(12, 9.4, 3.6)],
    ["f", "M4.5 22.4C4.5 16.6 7.6 14 12 14S19.5 16.6 19.5 22.4Z"],
    ["k", "M6.8 6.2L6 1.2L9.2 3.4L12 .6L14.8 3.4L18 1.2L17.2 6.2Z"],
  ],
  action: [
    ["f", "M4.5 2H19.5V22H4.5Z"],
    ["l", "M8 6.5h8M8 17.5h8"],
    ["k", "M12 8.6l3.2 3.4L12 15.4L8.8 12Z"],
  ],
  spent: [
    ["w", "M4.5 2H19.5V22H4.5Z"],
    ["l", "M4.5 22L19.5 2"],
  ],
  card: [
    ["w", "M8 2H21V19H8Z"],
    ["f", "M3.5 5.5H16.5V22.5H3.5Z"],
  ],
  castello: BODIES["castello"] ?? [],
  population: [
    ["f", o(7.6, 8, 3.2)],
    ["f", "M1.8 21.5C1.8 15.6 4.2 12.8 7.6 12.8S13.4 15.6 13.4 21.5Z"],
    ["l", "M18 5.5V13.5M14 9.5H22"],
  ],
  rich_harvest: [
    ["l", "M12 22V10M12 22L6 12M12 22l6-10"],
    ["k", `M12 10${EAR}M12 5.4${EAR}M6 12.4${EAR}M18 12.4${EAR}M4.8 7.4${EAR}M19.2 7.4${EAR}`],
    ["f", "M8.2 16.4h7.6v3H8.2Z"],
  ],
  bread_and_circuses: [
    [
      "f",
      "M2 6.5C5 8 7 8 9.5 6.8V14c0 3-1.8 5-3.8 5S2 17 2 14ZM14.5 6.8C17 8 19 8 22 6.5V14c0 3-1.7 5-3.7 5s-3.8-2-3.8-5Z",
    ],
    ["k", `${o(4.6, 11, 0.9)}${o(7.2, 11, 0.9)}${o(16.9, 11, 0.9)}${o(19.5, 11, 0.9)}`],
    ["l", "M4.2 15.6c1 1 2.2 1 3.2 0M16.6 16.4c1-1 2.2-1 3.2 0"],
  ],
  listen: [
    ["f", "M6 9.5C6 4.8 8.8 2 12.6 2S19 5 19 9c0 5-4.6 5.6-4.6 9.4c0 2.2-1.6 3.6-3.6 3.6s-3.4-1.4-3.6-3"],
    ["l", "M9.4 9.8c0-2.6 1.4-4.2 3.2-4.2s3 1.4 3 3.2c0 2.6-3.4 2.6-3.4 5.6"],
  ],
  builders: [
    ["l", "M4 21.5L13.5 9"],
    ["f", "M9.5 5.5L14 2L22 8.8L18.6 12.6L16.4 10.8L14.6 12.4L9.4 8Z"],
    ["f", "M2 15h7v7H2Z"],
    ["l", "M2 18.5h7M5.5 15v3.5"],
  ],
  pairs: [["l", "M3 9H17M13 4.5L17.5 9L13 13.5M21 16H7M11 12.5L6.5 16.5L11 21"]],
  eye: [
    ["w", "M1.5 12S5.5 5 12 5S22.5 12 22.5 12S18.5 19 12 19S1.5 12 1.5 12Z"],
    ["k", o(12, 12, 3.2)],
  ],
  sheaf: [
    ["l", "M12 15L6 23M12 15L18 23M12 15V23M12 15L3.8 9M12 15L20.2 9M12 15L8 7M12 15L16 7M12 15V6"],
    [
      "f",
      "M8.6 8.6C6.2 6.6 6 3.8 6.6 1.6C8.8 2.8 9.8 5.8 8.6 8.6ZM15.4 8.6C17.8 6.6 18 3.8 17.4 1.6C15.2 2.8 14.2 5.8 15.4 8.6ZM12 8C10.2 5.6 10.6 2.8 12 .6C13.4 2.8 13.8 5.6 12 8ZM5 10.4C2.2 9.8 .9 7.6 .5 5.2C3 5.4 5 7.6 5 10.4ZM19 10.4C21.8 9.8 23.1 7.6 23.5 5.2C21 5.4 19 7.6 19 10.4Z",
    ],
    ["f", "M8.4 13.4H15.6V16.8H8.4Z"],
  ],
};

/** What a sign is tinted with. */
export const TONES: Record<string, string> = {
  gold: "var(--cit-gold)",
  food: "var(--cit-wheat)",
  sheaf: "var(--cit-ear)",
  citizen: "var(--cit-citizen)",
};

/** An arch on the ground at 0, 0: round for culture, pointed for education, straight for health. */
export function arch(wish: string, w: number, h: number, x = 0, y = 0): string {
  const half = w / 2;
  const [left, right] = [x - half, x + half];
  if (wish === "education") {
    return `M${left} ${y}V${y - h * 0.5}Q${left} ${y - h * 0.82} ${x} ${y - h}Q${right} ${y - h * 0.82} ${right} ${y - h * 0.5}V${y}Z`;
  }
  if (wish === "health") {
    const cut = w * 0.28;
    return `M${left} ${y}V${y - h + cut}L${left + cut} ${y - h}H${right - cut}L${right} ${y - h + cut}V${y}Z`;
  }
  return `M${left} ${y}V${y - h + half}A${half} ${half} 0 0 1 ${right} ${y - h + half}V${y}Z`;
}

/** The arches of a building side by side, as its data count them. */
export function archesOf(counts: readonly number[], wishes: readonly string[]): { wish: string; d: string }[] {
  const all = counts.flatMap((count, i) => Array<string>(count).fill(wishes[i] ?? ""));
  const w = all.length === 1 ? 5.6 : Math.min(4.9, 17.6 / Math.max(1, all.length) - 1.3);
  const step = w + 1.4;
  return all.map((wish, i) => ({ wish, d: arch(wish, w, 8, 12 + (i - (all.length - 1) / 2) * step, 22) }));
}
