import type { Root } from '../rules/adopt-sheet.ts';
import { findIn, fromDocument } from '../safe-document.ts';

/** The documents of the frames in some trees that are of the page's own origin and not sandboxed, and of those inside them. */
export function ownFrames(roots: Iterable<Root>, found: Document[] = []): Document[] {
  for (const root of roots) {
    for (const frame of findIn('iframe,frame', root) as Iterable<HTMLIFrameElement>) {
      const inner = frame.contentDocument;
      // A page that is still being fetched has no root element yet.
      if (!inner || !fromDocument('documentElement', inner) || found.includes(inner)) continue;
      found.push(inner);
      ownFrames([inner], found);
    }
  }
  return found;
}

/** A page in a frame may bring the widget along: then it is left to that one. */
export const hasWidget = (page: Document): boolean => {
  const view = fromDocument('defaultView', page);
  return !view || Object.hasOwn(view, 'Evenway');
};
