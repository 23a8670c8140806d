import { fromDocument } from '../../page/safe-document.ts';

/** A sheet can only be adopted in the document whose window has made it. */
export const newSheet = (document: Document): CSSStyleSheet =>
  new (fromDocument('defaultView', document) as Window & typeof globalThis).CSSStyleSheet({ media: 'screen' });
