/**
 * How long a move takes from its message to the screen, as performance measures: in any browser,
 * `performance.getEntriesByName("beffroi-draw")` lists them. Nothing leaves the page.
 */
export const DRAW = "beffroi-draw";
const MOST = 1000; // a long session must not fill the memory

/** Measure from a moment (of performance.now()) until what was just shown is on the screen. */
export function drawn(since: number): void {
  if (document.visibilityState === "hidden") return; // a page in the background is not painted
  requestAnimationFrame(() => painted(since));
}

/** The same, for what is shown in an animation frame: a message posted in it arrives after painting. */
export function painted(since: number): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    if (performance.getEntriesByName(DRAW).length >= MOST) performance.clearMeasures(DRAW);
    performance.measure(DRAW, { start: since, end: performance.now() });
    port1.close();
  };
  port2.postMessage(null);
}
