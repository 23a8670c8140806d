/** Long texts are spoken in pieces: some voices stop after a while, and a pause can resume at a piece. */
const maxPiece = 220;
/** Milliseconds that a browser may need to list the voices of its device. */
const voicesMs = 1500;

export interface Speech {
  pause: () => void;
  resume: () => void;
  stop: () => void;
}

/** Speaks a text with a voice of the device; null if there is none for the language. */
export async function speakText(
  text: string,
  language: string,
  own: WeakSet<SpeechSynthesisUtterance>,
  ended: () => void,
): Promise<Speech | null> {
  const voice = await findVoice(language);
  if (!voice) return null;
  const pieces = split(text, language);
  let at = 0;
  let run = 0;
  const next = () => {
    const piece = pieces[at];
    if (piece === undefined) return ended();
    const utterance = new SpeechSynthesisUtterance(piece);
    const mine = run;
    own.add(utterance);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    const go = () => {
      // This piece was interrupted by a pause; its end event does not mean that it is finished.
      if (mine !== run) return;
      at++;
      next();
    };
    utterance.onend = go;
    utterance.onerror = go;
    speechSynthesis.speak(utterance);
  };
  const cut = () => {
    run++;
    speechSynthesis.cancel();
  };
  cut();
  next();
  // Does not use the synthesizer's own pause, which some devices lack: the piece is started again.
  return { pause: cut, resume: next, stop: cut };
}

/** Only voices that run on the device: others would send the text to their vendor. */
async function findVoice(language: string): Promise<SpeechSynthesisVoice | undefined> {
  if (speechSynthesis.getVoices().length === 0) {
    await new Promise<unknown>((resolve) => {
      setTimeout(resolve, voicesMs);
      speechSynthesis.addEventListener('voiceschanged', resolve, { once: true });
    });
  }
  const wanted = language.toLowerCase();
  const plain = (name: string) => name.toLowerCase().replace('_', '-');
  const voices = speechSynthesis.getVoices().filter(({ localService }) => localService);
  const alike = voices.filter(({ lang }) => plain(lang).split('-')[0] === wanted.split('-')[0]);
  return alike.find(({ lang }) => plain(lang) === wanted) ?? alike.find((voice) => voice.default) ?? alike[0];
}

function split(text: string, language: string): string[] {
  const pieces: string[] = [];
  for (const sentence of sentences(text, language)) {
    for (const part of sentence.match(new RegExp(`[^]{1,${maxPiece}}(?=\\s|$)|\\S{1,${maxPiece}}`, 'g')) ?? []) {
      const last = pieces[pieces.length - 1];
      if (last !== undefined && last.length + part.length < maxPiece / 2)
        pieces[pieces.length - 1] = `${last} ${part.trim()}`;
      else if (part.trim()) pieces.push(part.trim());
    }
  }
  return pieces;
}

function sentences(text: string, language: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return text.split(/(?<=[.!?…。！？])\s+/);
  return Array.from(new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text), ({ segment }) => segment);
}
