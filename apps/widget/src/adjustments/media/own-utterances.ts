/** What we speak at the visitor's wish, which is not muted with the page. */
export const ownUtterances = new WeakSet<SpeechSynthesisUtterance>();
