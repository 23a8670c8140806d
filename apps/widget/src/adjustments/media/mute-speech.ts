import { ownUtterances } from './own-utterances.ts';
import { wrapMethod } from './wrap-method.ts';

/** What the page has a voice of the device say is said without sound, so that it still hears of its end. */
export function muteSpeech(page: typeof globalThis, isOurs: boolean): () => void {
  if (typeof page.SpeechSynthesis === 'undefined') return () => undefined;
  if (!isOurs && page.speechSynthesis.speaking) page.speechSynthesis.cancel();
  return wrapMethod(page.SpeechSynthesis.prototype, 'speak', (_self, [utterance]) => {
    if (utterance instanceof page.SpeechSynthesisUtterance && !ownUtterances.has(utterance)) utterance.volume = 0;
  });
}
