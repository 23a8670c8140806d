import { elementsOfPage } from '../../page/elements-of-page.ts';
import { openShadowRoots } from '../../page/open-shadow-roots.ts';
import type { Tool } from '../engine/adjustment.ts';
import { muteWebAudio } from './mute-web-audio.ts';
import { wrapMethod } from './wrap-method.ts';

/**
 * Everything that can sound in this document. Players that are not part of it (`new Audio()`) are only met when they
 * start, so `play` is wrapped while the function is on, and only then.
 */
export const mute: Tool = () => {
  const muted = new Set<HTMLMediaElement>();
  const silence = (media: HTMLMediaElement) => {
    if (media.muted) return;
    muted.add(media);
    media.muted = true;
  };
  const see = (event: Event) => {
    if (event.target instanceof HTMLMediaElement) silence(event.target);
  };
  const trees = [document, ...openShadowRoots(elementsOfPage())];
  const kinds = ['play', 'volumechange', 'loadstart'];
  for (const tree of trees) {
    for (const media of tree.querySelectorAll<HTMLMediaElement>('video,audio')) silence(media);
    for (const kind of kinds) tree.addEventListener(kind, see, { capture: true, passive: true });
  }
  const unwrap = wrapMethod(HTMLMediaElement.prototype, 'play', (media) => silence(media as HTMLMediaElement));
  const soundWebAudio = muteWebAudio();
  return () => {
    for (const tree of trees) for (const kind of kinds) tree.removeEventListener(kind, see, { capture: true });
    unwrap();
    soundWebAudio();
    for (const media of muted) media.muted = false;
  };
};
