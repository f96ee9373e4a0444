/**
 * Zoom and pan for a drawing that is larger than its frame. The frame scrolls by itself (one finger, wheel, keys); this
 * action adds pinching with two fingers, the wheel with Ctrl (as trackpads pinch) and dragging with a mouse. The drawing
 * sets its own size from the scale it is given.
 */
import { tick } from "svelte";

export interface Zoom {
  scale: number;
  least?: number;
  most?: number;
  onscale: (scale: number) => void;
}

const FAR = 5; // pixels before a press becomes a drag

export function within(scale: number, least = 1, most = 3): number {
  return Math.min(most, Math.max(least, scale));
}

/** Where to scroll so that what was under a point stays there, along one axis. */
export function kept(scroll: number, point: number, before: number, after: number): number {
  return before > 0 ? ((scroll + point) / before) * after - point : 0;
}

export function zoom(frame: HTMLElement, given: Zoom): { update: (next: Zoom) => void; destroy: () => void } {
  let now = given;
  let pinch: { spread: number; scale: number } | null = null;
  let drag: { x: number; y: number; left: number; top: number; moved: boolean } | null = null;
  frame.style.touchAction = "pan-x pan-y"; // two fingers are ours, one finger scrolls

  async function to(scale: number, clientX: number, clientY: number): Promise<void> {
    const next = within(scale, now.least, now.most);
    if (Math.abs(next - now.scale) < 0.004) return;
    const box = frame.getBoundingClientRect();
    const [x, y] = [clientX - box.left, clientY - box.top];
    const [width, height, left, top] = [frame.scrollWidth, frame.scrollHeight, frame.scrollLeft, frame.scrollTop];
    now.onscale(next);
    await tick();
    frame.scrollLeft = kept(left, x, width, frame.scrollWidth);
    frame.scrollTop = kept(top, y, height, frame.scrollHeight);
  }

  const two = (touches: TouchList): [Touch, Touch] | null => {
    const [a, b] = [touches[0], touches[1]];
    return touches.length === 2 && a && b ? [a, b] : null;
  };
  const spread = ([a, b]: [Touch, Touch]): number => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

  function touched(event: TouchEvent): void {
    const fingers = two(event.touches);
    pinch = fingers ? { spread: Math.max(1, spread(fingers)), scale: now.scale } : null;
  }

  function stretched(event: TouchEvent): void {
    const fingers = two(event.touches);
    if (!fingers || !pinch) return;
    if (event.cancelable) event.preventDefault();
    const [a, b] = fingers;
    const scale = (pinch.scale * spread(fingers)) / pinch.spread;
    void to(scale, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
  }

  function wheeled(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    void to(now.scale * Math.exp(-event.deltaY / 180), event.clientX, event.clientY);
  }

  function pressed(event: PointerEvent): void {
    if (event.pointerType !== "mouse" || event.button !== 0 || now.scale <= (now.least ?? 1)) return;
    drag = { x: event.clientX, y: event.clientY, left: frame.scrollLeft, top: frame.scrollTop, moved: false };
  }

  function moved(event: PointerEvent): void {
    if (!drag) return;
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.moved && Math.hypot(x, y) < FAR) return;
    drag.moved = true;
    frame.scrollLeft = drag.left - x;
    frame.scrollTop = drag.top - y;
  }

  function released(): void {
    const dragged = drag?.moved;
    drag = null;
    if (!dragged) return;
    const swallow = (event: Event): void => event.stopPropagation(); // the click after a drag does not count
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
  }

  frame.addEventListener("touchstart", touched, { passive: true });
  frame.addEventListener("touchmove", stretched, { passive: false });
  frame.addEventListener("touchend", touched, { passive: true });
  frame.addEventListener("wheel", wheeled, { passive: false });
  frame.addEventListener("pointerdown", pressed);
  addEventListener("pointermove", moved);
  addEventListener("pointerup", released);
  return {
    update: (next) => (now = next),
    destroy: () => {
      removeEventListener("pointermove", moved);
      removeEventListener("pointerup", released);
    },
  };
}
