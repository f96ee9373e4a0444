// Drag and drop for planning, with a mouse, a pen or a finger: a character onto a slot, or off a slot to the market.
// What may be dropped where comes from the legal options; the board knows no rules.
import type { Choice } from "../../lib/board";

export interface Dragging {
  options: Choice[];
  chosen: string[];
  onpick: (target: string) => void;
}

const FAR = 7; // pixels before a press becomes a drag

const plain = (target: string): string => target.slice(target.indexOf("/") + 1);
const verb = (option: Choice): string => option.text.split(" ", 1)[0] ?? "";

/** Slots on which something can be dropped. */
function goals(options: Choice[], grabbed: string): Set<string> {
  const named = grabbed.includes("/") ? grabbed.slice(0, grabbed.indexOf("/")) : "";
  return new Set(
    options
      .filter((o) => o.targets.length === 2 && o.targets.includes(plain(grabbed)) && (!named || verb(o) === named))
      .flatMap((o) => o.targets.filter((target) => target.startsWith("slot:"))),
  );
}

export function drag(root: HTMLElement, given: Dragging): { update: (next: Dragging) => void; destroy: () => void } {
  let now = given;
  let from: HTMLElement | null = null;
  let pointer = -1;
  let start = { x: 0, y: 0 };
  let ghost: HTMLElement | null = null;
  let open = new Set<string>();
  let over: Element | null = null;

  const find = (event: Event, selector: string): HTMLElement | null =>
    event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || from) return;
    const source = find(event, "[data-grab]");
    if (!source || !(source.hasAttribute("data-lit") || source.hasAttribute("data-chosen"))) return;
    from = source;
    pointer = event.pointerId;
    start = { x: event.clientX, y: event.clientY };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", cancel);
  }

  function begin(): void {
    if (!from) return;
    const grabbed = from.dataset["grab"] ?? "";
    open = goals(now.options, grabbed);
    const box = from.getBoundingClientRect();
    ghost = document.createElement("div");
    ghost.className = "orl-ghost";
    const piece = from.querySelector("svg")?.cloneNode(true);
    if (piece) ghost.append(piece);
    ghost.style.width = `${box.width}px`;
    ghost.style.height = `${box.height}px`;
    document.body.append(ghost);
    from.dataset["dragged"] = "";
    from.dispatchEvent(new Event("scroll")); // a press that moves is not a long press
    for (const slot of root.querySelectorAll<HTMLElement>("[data-drop]")) {
      if (open.has(slot.dataset["drop"] ?? "")) slot.dataset["open"] = "";
    }
    if (grabbed.startsWith("slot:"))
      for (const market of root.querySelectorAll<HTMLElement>("[data-market]")) market.dataset["open"] = "";
  }

  function goalAt(event: PointerEvent): HTMLElement | null {
    const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-open]");
    if (found) return found;
    // Fingers are wide: use the nearest open slot of the place under it.
    const place = document.elementFromPoint(event.clientX, event.clientY)?.closest(".place");
    return place?.querySelector<HTMLElement>("[data-open]") ?? null;
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== pointer || !from) return;
    if (!ghost && Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return;
    if (!ghost) begin();
    event.preventDefault();
    if (ghost) ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`;
    const goal = goalAt(event);
    if (goal !== over) {
      over?.removeAttribute("data-over");
      goal?.setAttribute("data-over", "");
      over = goal;
    }
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== pointer || !from) return;
    const grabbed = from.dataset["grab"] ?? "";
    const goal = ghost ? goalAt(event) : null;
    const dragged = ghost !== null;
    cancel();
    if (!dragged) return;
    swallowClick();
    if (!goal) return;
    for (const target of now.chosen) if (target !== grabbed) now.onpick(target); // undo earlier picks
    if (goal.dataset["market"] !== undefined) now.onpick(grabbed);
    else {
      if (!now.chosen.includes(grabbed)) now.onpick(grabbed);
      now.onpick(goal.dataset["drop"] ?? "");
    }
  }

  /** Ignore the click that follows a drop. */
  function swallowClick(): void {
    const swallow = (event: Event): void => {
      event.stopPropagation();
      event.preventDefault();
    };
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
  }

  function cancel(): void {
    from?.removeAttribute("data-dragged");
    ghost?.remove();
    over?.removeAttribute("data-over");
    for (const slot of root.querySelectorAll("[data-open]")) slot.removeAttribute("data-open");
    from = null;
    ghost = null;
    over = null;
    pointer = -1;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", cancel);
  }

  root.addEventListener("pointerdown", down);
  return {
    update: (next) => (now = next),
    destroy: () => {
      cancel();
      root.removeEventListener("pointerdown", down);
    },
  };
}
