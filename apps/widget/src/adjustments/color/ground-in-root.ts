import { blend, type Color, fade, readColor, white } from '../../page/paint/color.ts';
import { isIcon } from '../../page/paint/paint-of.ts';
import { safe } from '../../page/safe.ts';

/** What an element of a shadow root and those around it paint, out to the page; null where that cannot be told. */
export function groundInRoot(element: Element): Color | 'picture' | null {
  const covers: Color[] = [];
  for (let at: Element | null = element; at; at = elementAround(at)) {
    const style = getComputedStyle(at);
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = style;
    const own = readColor(backgroundColor);
    if (backgroundImage.includes('url(') && !isIcon(style)) return 'picture';
    if (!own || backgroundImage !== 'none' || filter !== 'none' || mixBlendMode !== 'normal') return null;
    covers.push(fade(own, Number(opacity)));
    if (own[3] === 1 && opacity === '1') break;
    // What is taken out of the flow may stand over anything.
    if (/absolute|fixed|sticky/.test(position)) return null;
  }
  return covers.reduceRight<Color>((under, over) => blend(over, under), white);
}

const elementAround = (element: Element): Element | null => {
  const { assignedSlot, parentElement } = safe(element);
  return assignedSlot ?? parentElement ?? (safe(element).getRootNode() as ShadowRoot).host ?? null;
};
