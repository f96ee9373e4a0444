/** Skyline shapes as SVG paths; `base` is the ground. */

/** A house seen from its gable: left edge, width, height of the wall, height of the roof. */
export const gable = (x: number, w: number, wall: number, roof: number, base = 160): string =>
  `M${x} ${base}V${base - wall}L${x + w / 2} ${base - wall - roof}L${x + w} ${base - wall}V${base}Z`;
/** A house with a stepped gable. */
export const stepped = (x: number, w: number, wall: number, base = 160): string => {
  const s = w / 8;
  let path = `M${x} ${base}V${base - wall}`;
  for (let i = 1; i <= 3; i++) path += `h${s}v${-s * 1.5}`;
  path += `h${s * 2}`;
  for (let i = 1; i <= 3; i++) path += `v${s * 1.5}h${s}`;
  return `${path}V${base}Z`;
};
/** A tower with a pointed roof. */
export const tower = (x: number, w: number, wall: number, roof: number, base = 160): string =>
  `M${x} ${base}V${base - wall}h${-w * 0.12}L${x + w / 2} ${base - wall - roof}L${x + w * 1.12} ${base - wall}H${x + w}V${base}Z`;
/** A tower with battlements. */
export const keep = (x: number, w: number, wall: number, base = 160): string => {
  const s = w / 7;
  let path = `M${x} ${base}V${base - wall - s * 1.4}`;
  for (let i = 0; i < 3; i++) path += `h${s}v${s * 1.4}h${s}v${-s * 1.4}`;
  return `${path}h${s}V${base}Z`;
};
/** A window with a round top: left edge, upper edge, width, height. */
export const window = (x: number, y: number, w = 4, h = 8): string =>
  `M${x} ${y + h}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`;
/** Round arches side by side. */
export const arches = (x: number, y: number, n: number, w: number, h: number, gap: number): string =>
  Array.from({ length: n }, (_, i) => window(x + i * (w + gap), y, w, h)).join("");
