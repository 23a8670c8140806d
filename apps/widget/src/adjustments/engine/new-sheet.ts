import { fromDocument } from '../../page/safe-document.ts';

/** A sheet can only be adopted in the document whose window has made it. */
export const newSheet = (document: Document): CSSStyleSheet =>
  // Without options, to which a page could add what it gives to all objects.
  Object.assign(new (fromDocument('defaultView', document) as Window & typeof globalThis).CSSStyleSheet(), {
    media: 'screen',
  });
