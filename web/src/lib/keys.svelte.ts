/** Whether the player works with keys or with a pointer now. */
class Keys {
  used = $state(false);

  constructor() {
    addEventListener("keydown", (event) => {
      if (event.key === "Tab" || /^[1-9]$/.test(event.key) || event.key.startsWith("Arrow")) this.used = true;
    });
    addEventListener("pointerdown", () => (this.used = false));
  }
}

export const keys = new Keys();

/** Let Escape close what lies over the board before it takes back a click; a dialog or a tour above comes first. */
export function escaping(close: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Escape" || document.querySelector("dialog[open], .tour")) return;
    event.stopPropagation();
    close();
  };
}
