import { safe } from '../../page/safe.ts';
import { fromDocument } from '../../page/safe-document.ts';

/** Of scripts that put spaces between words; the others may end a line after any letter. */
const words = /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Hebrew}\p{N}\p{Sc}]{2,}[.,:;!?)]*/gu;
const notText = /^(script|style|noscript|template|option|textarea|svg)$/;

/** Letters are narrower than this, as a share of the size of the text, and hardly any text is larger than that. */
const widestLetter = 0.9;
const largestText = 130;

/** Boxes in which a word goes on in the next line, because the box is narrower than the word. */
export function boxesWithSplitWords(): Set<Element> {
  const found = new Set<Element>();
  const boxOf = boxFinder();
  const walker = Document.prototype.createTreeWalker.call(document, fromDocument('body'), NodeFilter.SHOW_TEXT);
  // What is cheapest to ask comes first: every text of the page is asked.
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

/** The number of letters of the longest run without a space. */
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

/** What text is in is often not a box with a width of its own. Asked once, since links and bold words share theirs. */
function boxFinder(): (element: Element | null) => Box | null {
  const known = new Map<Element, Box | null>();
  return function boxOf(element: Element | null): Box | null {
    if (!element) return null;
    let box = known.get(element);
    if (box === undefined) {
      const { clientWidth: width, parentElement } = safe(element);
      box = width ? { element, width } : boxOf(parentElement);
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
    // Text for screen readers alone is one letter wide.
    return first && first.width > 3 && rest.some(({ top }) => top > first.top + first.height / 2);
  });
}
