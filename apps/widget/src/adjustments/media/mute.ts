import { openShadowRoots } from '../../page/elements/open-shadow-roots.ts';
import type { Root } from '../../page/rules/adopt-sheet.ts';
import { safe } from '../../page/safe.ts';
import { findAll } from '../../page/safe-document.ts';
import { weakList } from '../../page/weak-list.ts';
import type { Tool } from '../engine/adjustment.ts';
import { muteWebAudio } from './mute-web-audio.ts';
import { ownUtterances } from './own-utterances.ts';
import { wrapMethod } from './wrap-method.ts';

type Page = typeof globalThis;

/** Mutes everything in this document and in same-origin frames, including those added later. */
export const mute: Tool = ({ settings }) => {
  const muted = new Map<Document, () => void>();
  const leave = (inner: Document) => {
    muted.get(inner)?.();
    muted.delete(inner);
  };
  const add = (page: Page | null) => {
    if (!page || muted.has(page.document)) return;
    const { document: inner } = page;
    const sound = mutePage(page, !!settings().readAloud);
    // Drops a frame that goes away, unless the browser keeps it for back navigation.
    const onHide = ({ persisted }: PageTransitionEvent) => persisted || inner === document || leave(inner);
    safe(inner).addEventListener('load', see, { capture: true, passive: true });
    page.addEventListener('pagehide', onHide);
    muted.set(inner, () => {
      safe(inner).removeEventListener('load', see, { capture: true });
      page.removeEventListener('pagehide', onHide);
      sound();
    });
    for (const frame of findAll('iframe,frame', inner)) add(pageIn(frame));
  };
  function see({ target }: Event): void {
    const { localName } = Object(target) as Element;
    if (/^i?frame$/.test(localName)) add(pageIn(target as Element));
  }
  add(window);
  return () => {
    for (const inner of muted.keys()) leave(inner);
  };
};

/** Null for frames of another origin. */
function pageIn(frame: Element): Page | null {
  try {
    const page = (frame as HTMLIFrameElement).contentWindow as (Page & Window) | null;
    return page?.document ? page : null;
  } catch {
    return null;
  }
}

/**
 * Players outside the document (`new Audio()`) are only noticed when they start, so `play` is wrapped while the
 * function is on.
 */
function mutePage(page: Page, isOurs: boolean): () => void {
  const { document } = page;
  const muted = weakList<HTMLMediaElement>();
  const silence = (media: HTMLMediaElement) => {
    if (media.muted) return;
    muted.add(media);
    media.muted = true;
  };
  const see = (event: Event) => {
    if (event.target instanceof page.HTMLMediaElement) silence(event.target);
  };
  const trees = weakList<Root>([document, ...openShadowRoots(findAll('*', document))]);
  const kinds = ['play', 'volumechange', 'loadstart'];
  for (const tree of trees) {
    for (const media of safe(tree).querySelectorAll<HTMLMediaElement>('video,audio')) silence(media);
    for (const kind of kinds) safe(tree).addEventListener(kind, see, { capture: true, passive: true });
  }
  const unwrap = wrapMethod(page.HTMLMediaElement.prototype, 'play', (media) => silence(media as HTMLMediaElement));
  const soundWebAudio = muteWebAudio(page);
  const soundSpeech = muteSpeech(page, isOurs);
  return () => {
    for (const tree of trees) for (const kind of kinds) safe(tree).removeEventListener(kind, see, { capture: true });
    unwrap();
    soundWebAudio();
    soundSpeech();
    for (const media of muted) media.muted = false;
  };
}

/** The page's speech is spoken at zero volume, so that the page still gets its end event. */
function muteSpeech(page: Page, isOurs: boolean): () => void {
  if (typeof page.SpeechSynthesis === 'undefined') return () => undefined;
  if (!isOurs && page.speechSynthesis.speaking) page.speechSynthesis.cancel();
  return wrapMethod(page.SpeechSynthesis.prototype, 'speak', (_self, [utterance]) => {
    if (utterance instanceof page.SpeechSynthesisUtterance && !ownUtterances.has(utterance)) utterance.volume = 0;
  });
}
