/** The screen size: below 1100 px, pages use the phone layout. */
import { MediaQuery } from "svelte/reactivity";

const narrow = new MediaQuery("max-width: 1099px");

export const screen = {
  get phone(): boolean {
    return narrow.current;
  },
};
