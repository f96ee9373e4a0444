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
