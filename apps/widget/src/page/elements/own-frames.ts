import type { Root } from '../rules/adopt-sheet.ts';
import { findIn, fromDocument } from '../safe-document.ts';

/** Documents of same-origin, unsandboxed frames in some trees, including nested ones. */
export function ownFrames(roots: Iterable<Root>, found: Document[] = []): Document[] {
  for (const root of roots) {
    for (const frame of findIn('iframe,frame', root) as Iterable<HTMLIFrameElement>) {
      const inner = frame.contentDocument;
      // A page that is still loading has no root element yet.
      if (!inner || !fromDocument('documentElement', inner) || found.includes(inner)) continue;
      found.push(inner);
      ownFrames([inner], found);
    }
  }
  return found;
}

/** A page in a frame may have its own widget, which then handles it. */
export const hasWidget = (page: Document): boolean => {
  const view = fromDocument('defaultView', page);
  return !view || Object.hasOwn(view, 'Evenway');
};
