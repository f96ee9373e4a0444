/** The one text that cannot come from the server: that the server cannot be reached. */
export const OFFLINE = {
  fr: {
    title: "Le serveur ne répond pas",
    text: "Vérifiez qu’il tourne et que vous êtes sur le même réseau, puis réessayez.",
    again: "Réessayer",
  },
  en: {
    title: "The server does not answer",
    text: "Check that it runs and that you are on the same network, then try again.",
    again: "Try again",
  },
} as const;
