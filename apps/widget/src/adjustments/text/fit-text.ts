import { adoptSheet } from '../../page/rules/adopt-sheet.ts';
import { fromDocument } from '../../page/safe-document.ts';
import type { Context } from '../engine/adjustment.ts';
import { newSheet } from '../engine/new-sheet.ts';
import { findRoom } from './find-room.ts';

/**
 * Gives larger text the room it needs where the page has measured its boxes for its own size of text. Looked for once the
 * text has been drawn, and again when the window has another width: what was found is told by kind, so that later content
 * has it too.
 */
export function fitText({ loader }: Context): () => void {
  const { sheet } = loader;
  const room = newSheet(document);
  let timer = 0;
  let width = 0;
  const fit = () => {
    width = innerWidth;
    adoptSheet(document, room, false);
    if (![...fromDocument('adoptedStyleSheets')].includes(sheet)) return;
    let css = '';
    try {
      css = findRoom(sheet);
    } catch {
      // A page in an unforeseen state stays as its style sheets have it.
    }
    room.replaceSync(css);
    if (css) adoptSheet(document, room, true);
  };
  const later = () => {
    clearTimeout(timer);
    timer = window.setTimeout(fit, 150);
  };
  const onResize = () => {
    if (innerWidth !== width) later();
  };
  addEventListener('resize', onResize, { passive: true });
  addEventListener('load', later);
  later();
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', onResize);
    removeEventListener('load', later);
    adoptSheet(document, room, false);
  };
}
