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
    if (node.length < 2) continue;
    const parent = node.parentElement as Element;
    const { element, width } = boxOf(parent);
    const letters = Math.ceil(width / widestLetter / largestText);
    if (!element || !hasRun(node, letters) || found.has(element)) continue;
    if (notText.test(safe(parent).localName)) continue;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    if (hasRun(node, Math.ceil(width / widestLetter / size)) && isSplit(node)) found.add(element);
  }
  return found;
}

const runs: RegExp[] = [];

/** Whether it has that many characters, at least two, without a space. */
function hasRun(node: Text, length: number): boolean {
  const minLength = Math.max(length, 2);
  if (node.length < minLength) return false;
  runs[minLength] ??= new RegExp(`\\S{${minLength}}`);
  return (runs[minLength] as RegExp).test(node.data);
}

interface Box {
  element: Element | null;
  width: number;
}

/** The parent of a text often has no width of its own; then the last box is often the one it is in. */
function boxFinder(): (parent: Element) => Box {
  let last: Element | null = null;
  let box: Box = { element: null, width: 0 };
  return (parent) => {
    if (parent === last) return box;
    last = parent;
    let element: Element | null = parent;
    let width = 0;
    for (; element && element !== box.element; element = safe(element).parentElement) {
      width = safe(element).clientWidth;
      if (width) break;
    }
    if (element !== box.element) box = { element, width };
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
