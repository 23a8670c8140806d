import type { Box } from '../paint/paint-order.ts';
import { safe } from '../safe.ts';

const fields = /^(input|select|textarea)$/;
/** Fields that show no text. */
const shapes = /^(checkbox|radio|range|color|image|hidden|file)$/;

/** Not by class, because elements of a frame have that frame's classes. */
export const isSvg = ({ namespaceURI }: Element): boolean => namespaceURI === 'http://www.w3.org/2000/svg';

/** Contains neither text nor elements. */
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

/** The box of an element's first own text; for a field, its own box. */
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
