/** When the host closes the server for maintenance: asked for now and then, and told by open tables at once. */
import { api } from "./api";
import type { Notice } from "./wire.gen";

const PAUSE = 10_000; // milliseconds

class Closing {
  notice = $state.raw<Notice | null>(null); // null while the server is open and stays so

  hear(notice: Notice): void {
    this.notice = notice.at ? notice : null;
  }

  /** Ask again and again while the page is looked at; return how to stop. */
  watch(): () => void {
    const ask = (): void => {
      if (document.visibilityState === "visible")
        api
          .notice()
          .then((notice) => this.hear(notice))
          .catch(() => undefined); // the next one will tell
    };
    ask();
    const timer = setInterval(ask, PAUSE);
    return () => clearInterval(timer);
  }
}

export const closing = new Closing();
