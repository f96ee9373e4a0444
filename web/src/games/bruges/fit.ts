// Text as large as its frame allows: 165 cards in two languages, in hands of any size, on every screen.

import { tick } from "svelte";

/** What an element gives up, between these levels; a change of `words` measures again. */
export interface Fitting {
  from?: number;
  most: number;
  words: string;
}

function cut(element: Element): boolean {
  return element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
}

/** A card or plate, with its size when it was last fitted. */
interface Framed {
  node: HTMLElement;
  now: Fitting;
  size: string;
}

const waiting = new Set<Framed>();

const sizeOf = (node: HTMLElement): string => `${node.clientWidth} ${node.clientHeight}`;

/** Fit all pending elements together: measured one by one, each would force a layout. */
function ask(one: Framed): void {
  if (waiting.size === 0) queueMicrotask(settle);
  waiting.add(one);
}

function settle(): void {
  const all = [...waiting];
  waiting.clear();
  let open = all.map((one) => {
    const frames = [...one.node.querySelectorAll("[data-fits]")];
    return { one, frames, level: one.now.from ?? 0 };
  });
  while (open.length) {
    for (const { one, level } of open) one.node.dataset["fit"] = String(level);
    open = open.filter(({ one, frames, level }) => level < one.now.most && frames.some(cut));
    for (const each of open) each.level++;
  }
  for (const one of all) one.size = sizeOf(one.node);
}

/**
 * Raise `data-fit` on an element until nothing marked `data-fits` in it is cut off. The style says what each level gives up;
 * it must leave the element's own size alone, for neighbors share their room.
 */
export function fit(node: HTMLElement, given: Fitting): { update: (next: Fitting) => void; destroy: () => void } {
  const one: Framed = { node, now: given, size: "" };
  const again = (): void => ask(one);
  const watch = new ResizeObserver(() => {
    if (one.size !== sizeOf(node)) again();
  });
  again();
  watch.observe(node);
  document.fonts.addEventListener("loadingdone", again); // fonts load when first needed, and may be wider or narrower
  return {
    update(next) {
      const same = next.from === one.now.from && next.most === one.now.most && next.words === one.now.words;
      one.now = next;
      if (!same) void tick().then(again); // the new text is not on the card yet
    },
    destroy() {
      waiting.delete(one);
      watch.disconnect();
      document.fonts.removeEventListener("loadingdone", again);
    },
  };
}
