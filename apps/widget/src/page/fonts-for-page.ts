import { safe } from './safe.ts';
import { fromDocument } from './safe-document.ts';

/** Letters that a font cannot draw. Words with such letters would be set in two fonts. */
const lacks: Record<string, RegExp> = {
  atkinson: /(?!\p{Script=Latin})\p{L}|[ƠơƯưẠ-ỹ]/gu,
  lexend: /(?!\p{Script=Latin})\p{L}|[ƠơƯưẠ-ỹ]/gu,
  opendyslexic: /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}/gu,
};

/** A name or a word in another script is no reason to go without the font. */
const few = 0.05;

/** The fonts, as values of the setting, that can draw the page's text: only these are offered and applied. */
export function fontsForPage(): string[] {
  const text = sampleText();
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return Object.keys(lacks).filter((font) => (text.match(lacks[font] as RegExp)?.length ?? 0) <= letters * few);
}

/** The beginning of the page's readable text. */
function sampleText(): string {
  let text = '';
  const walker = Document.prototype.createTreeWalker.call(document, fromDocument('body'), NodeFilter.SHOW_TEXT);
  while (text.length < 5000 && walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (!safe(parentElement)?.matches('script,style,noscript,template,textarea')) text += nodeValue?.trim();
  }
  return text;
}
