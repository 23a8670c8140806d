/** Speech that the visitor requested from us, which is not muted with the page. */
export const ownUtterances = new WeakSet<SpeechSynthesisUtterance>();
