// Every sign is in the page once and is drawn by reference, so that a table full of cards stays light.
import "./pieces.css";
import { shelf } from "./signs";

const HOME = "vil-signs";

/** Put the signs into the page, once. */
export function hang(): void {
  if (document.getElementById(HOME)) return;
  const symbols = shelf().map(
    ([id, sign]) =>
      `<symbol id="vil-${id}" viewBox="-1 -1 26 26">${sign.map(([ink, d]) => `<path class="vil-${ink}" d="${d}"/>`).join("")}</symbol>`,
  );
  document.body.insertAdjacentHTML(
    "beforeend",
    `<svg id="${HOME}" class="unseen" width="0" height="0" aria-hidden="true" focusable="false">${symbols.join("")}</svg>`,
  );
}
