import { safe } from '../../page/safe.ts';
import { fromDocument } from '../../page/safe-document.ts';

/** Scripts with spaces between words; in others a line can end after any letter. */
const words = /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Hebrew}\p{N}\p{Sc}]{2,}[.,:;!?)]*/gu;
const notText = /^(script|style|noscript|template|option|textarea|svg)$/;

/** Letters are narrower than this share of the font size, and hardly any text is larger than that. */
const widestLetter = 0.9;
const largestText = 130;

/** Boxes in which a word continues on the next line because it is wider than the box. */
export function boxesWithSplitWords(): Set<Element> {
  const found = new Set<Element>();
  const boxOf = boxFinder();
  const walker = Document.prototype.createTreeWalker.call(document, fromDocument('body'), NodeFilter.SHOW_TEXT);
  // The cheapest tests first, because they run for every text of the page.
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const letters = maxRunLength(node.data) * widestLetter;
    if (letters <= 1) continue;
    const parent = node.parentElement as Element;
    const box = boxOf(parent);
    if (!box || letters * largestText < box.width || found.has(box.element)) continue;
    if (notText.test(safe(parent).localName)) continue;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    if (letters * size > box.width && isSplit(node)) found.add(box.element);
  }
  return found;
}

/** The length of the longest run without a space. */
function maxRunLength(text: string): number {
  let longest = 0;
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    if (text.charCodeAt(at) > 32) continue;
    longest = Math.max(longest, at - from);
    from = at + 1;
  }
  return longest;
}

interface Box {
  element: Element;
  width: number;
}

/** The parent of a text often has no width of its own. Cached, because links and bold words share theirs. */
function boxFinder(): (element: Element | null) => Box | null {
  const known = new Map<Element, Box | null>();
  return function boxOf(element: Element | null): Box | null {
    if (!element) return null;
    let box = known.get(element);
    if (box === undefined) {
      const own = safe(element);
      const width = own.clientWidth;
      box = width ? { element, width } : boxOf(own.parentElement);
      known.set(element, box);
    }
    return box;
  };
}

function isSplit(node: Text): boolean {
  const range = Document.prototype.createRange.call(document);
  return [...node.data.matchAll(words)].some(({ 0: word, index = 0 }) => {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const [first, ...rest] = [...range.getClientRects()].filter(({ width }) => width > 1);
    // Text for screen readers only is one letter wide.
    return first && first.width > 3 && rest.some(({ top }) => top > first.top + first.height / 2);
  });
}
