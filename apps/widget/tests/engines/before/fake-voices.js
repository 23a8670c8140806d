/**
 * Silent voices that record what they were asked to say: one of the device and one of a service, both English. A piece
 * ends when the test says so, or when it is interrupted.
 */
{
  const spoken = [];
  let current = null;
  const voice = (name, lang, localService) => ({ name, lang, localService, default: false, voiceURI: name });
  const voices = [voice('Far', 'en-US', false), voice('Near', 'en-GB', true)];
  const end = () => {
    const ended = current;
    current = null;
    ended?.onend?.(new Event('end'));
  };
  SpeechSynthesis.prototype.getVoices = () => voices;
  SpeechSynthesis.prototype.speak = (utterance) => {
    current = utterance;
    spoken.push({ text: utterance.text, voice: utterance.voice?.name ?? '', volume: utterance.volume });
  };
  SpeechSynthesis.prototype.cancel = end;
  // The browser rejects voices that are not its own.
  Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', {
    get() {
      return this.given ?? null;
    },
    set(given) {
      this.given = given;
    },
  });
  window.fakeVoices = { spoken, end, isSpeaking: () => current !== null };
}
