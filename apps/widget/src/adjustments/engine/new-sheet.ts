import { fromDocument } from '../../page/safe-document.ts';

/** A sheet can only be adopted in the document whose window created it. */
export const newSheet = (document: Document): CSSStyleSheet =>
  // Without an options object, because a page may have added to Object.prototype.
  Object.assign(new (fromDocument('defaultView', document) as Window & typeof globalThis).CSSStyleSheet(), {
    media: 'screen',
  });
