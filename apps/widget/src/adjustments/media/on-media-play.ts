import { elementsOfPage } from '../../page/elements/elements-of-page.ts';
import { openShadowRoots } from '../../page/elements/open-shadow-roots.ts';
import type { Root } from '../../page/rules/adopt-sheet.ts';
import { safe } from '../../page/safe.ts';
import { weakList } from '../../page/weak-list.ts';

/** Calls `found` for media that plays now or starts later, and says which. */
export function onMediaPlay(found: (media: HTMLMediaElement, isLater: boolean) => void): () => void {
  const see = (event: Event) => {
    const media = event.composedPath()[0];
    if (media instanceof HTMLMediaElement) found(media, true);
  };
  const trees = weakList<Root>([document, ...openShadowRoots(elementsOfPage())]);
  for (const tree of trees) {
    for (const media of safe(tree).querySelectorAll<HTMLMediaElement>('video,audio'))
      if (!media.paused) found(media, false);
    safe(tree).addEventListener('play', see, { capture: true, passive: true });
  }
  return () => {
    for (const tree of trees) safe(tree).removeEventListener('play', see, { capture: true });
  };
}
