// Letters as large as their frame allows: 165 cards in two languages, in hands of any size, on every screen.

import { tick } from "svelte";

/** What an element gives up, from this level on and at most to that one; `words` makes it look again. */
export interface Fitting {
  from?: number;
  most: number;
  words: string;
}

function cut(element: Element): boolean {
  return element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
}

/**
 * Raise `data-fit` on an element until nothing marked `data-fits` in it is cut off. The style says what each level gives up;
 * it must leave the element's own size alone, for neighbours share their room.
 */
export function fit(node: HTMLElement, given: Fitting): { update: (next: Fitting) => void; destroy: () => void } {
  let now = given;
  let size = ""; // for which it was settled
  function settle(): void {
    const frames = [...node.querySelectorAll("[data-fits]")];
    for (let level = now.from ?? 0; level <= now.most; level++) {
      node.dataset["fit"] = String(level);
      if (!frames.some(cut)) break;
    }
    size = `${node.clientWidth} ${node.clientHeight}`;
  }
  const watch = new ResizeObserver(() => {
    if (size !== `${node.clientWidth} ${node.clientHeight}`) settle();
  });
  settle();
  watch.observe(node);
  document.fonts.addEventListener("loadingdone", settle); // letters come when they are first needed, wider or narrower
  return {
    update(next) {
      const same = next.from === now.from && next.most === now.most && next.words === now.words;
      now = next;
      if (!same) void tick().then(settle); // the new words are not on the card yet
    },
    destroy() {
      watch.disconnect();
      document.fonts.removeEventListener("loadingdone", settle);
    },
  };
}
