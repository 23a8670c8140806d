import { safe } from '../../page/safe.ts';
export interface Line {
  top: number;
  bottom: number;
}

/** A pointer this far above or below a line still counts as on it. */
const near = 4;

interface CaretDocument {
  caretPositionFromPoint?: (x: number, y: number) => { offsetNode: Node; offset: number } | null;
  caretRangeFromPoint?: (x: number, y: number) => Range | null;
}

/** The line of text at a point of the window, with half of the space to its neighbors; null if there is none. */
export function lineAt(x: number, y: number, page: Document): Line | null {
  const { node, offset } = caretAt(x, y, page) ?? {};
  const { nodeType, parentElement, nodeValue: text } = node ?? {};
  if (!node || nodeType !== 3 || !text || !parentElement || offset === undefined) return null;
  const range = safe(page).createRange();
  const start = Math.min(offset, text.length - 1);
  range.setStart(node, start);
  range.setEnd(node, start + 1);
  const lineHeight = Number.parseFloat(getComputedStyle(parentElement).lineHeight) || 0;
  for (const box of range.getClientRects()) {
    const space = Math.max(0, (lineHeight - box.height) / 2);
    const line = { top: box.top - space, bottom: box.bottom + space };
    // The nearest text may be far away.
    if (box.height > 0 && y >= line.top - near && y <= line.bottom + near) return line;
  }
  return null;
}

function caretAt(x: number, y: number, page: Document): { node: Node; offset: number } | null {
  const { caretPositionFromPoint, caretRangeFromPoint } = Document.prototype as CaretDocument;
  if (caretPositionFromPoint) {
    const caret = caretPositionFromPoint.call(page as CaretDocument, x, y);
    return caret && { node: caret.offsetNode, offset: caret.offset };
  }
  const range = caretRangeFromPoint?.call(page as CaretDocument, x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}
