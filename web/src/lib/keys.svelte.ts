/** Whether the player is using the keyboard or a pointer now. */
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

/** Let Escape close what covers the board before it takes back a click; a dialog or tour above goes first. */
export function escaping(close: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Escape" || document.querySelector("dialog[open], .tour")) return;
    event.stopPropagation();
    close();
  };
}
