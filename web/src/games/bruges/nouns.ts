/** Facts of Bruges that are named after their role. */
import type { Nouns } from "../../lib/nouns";

export default {
  roles: { worker_color: "color", die: "color", receiver: "seat" },
} satisfies Nouns;
