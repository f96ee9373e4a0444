/** How large the screen is: below 1100 px pages take the frame of a phone. */
import { MediaQuery } from "svelte/reactivity";

const narrow = new MediaQuery("max-width: 1099px");

export const screen = {
  get phone(): boolean {
    return narrow.current;
  },
};
