import type { Box } from '../paint/paint-order.ts';
import { safe } from '../safe.ts';

const fields = /^(input|select|textarea)$/;
/** Fields that show no text. */
const shapes = /^(checkbox|radio|range|color|image|hidden|file)$/;

/** Elements of a frame are of its own classes, so that these cannot be asked. */
export const isSvg = ({ namespaceURI }: Element): boolean => namespaceURI === 'http://www.w3.org/2000/svg';

/** Neither text nor anything else is in it. */
export const isBare = (element: Element): boolean => !safe(element).firstChild && !fields.test(safe(element).localName);

export function holdsText(element: Element): boolean {
  if (fields.test(safe(element).localName)) return !shapes.test((element as HTMLInputElement).type);
  if (isSvg(element)) return false;
  for (let node = safe(element).firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 3 && /\S/.test((node as globalThis.Text).data))
      return !/^(script|style|noscript|template)$/.test(safe(element).localName);
  }
  return false;
}

/** Around the first text of an element itself; fields show theirs in their own box. */
export function textBox(element: Element): Box | null {
  if (fields.test(safe(element).localName)) return safe(element).getBoundingClientRect();
  for (let node = safe(element).firstChild; node; node = node.nextSibling) {
    if (node.nodeType !== 3 || !/\S/.test((node as globalThis.Text).data)) continue;
    const range = Document.prototype.createRange.call(safe(element).ownerDocument);
    range.selectNode(node);
    const box = range.getBoundingClientRect();
    if (box.width > 1 && box.height > 1) return box;
  }
  return null;
}
