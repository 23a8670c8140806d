import { blend, type Color, fade, readColor, white } from '../../page/paint/color.ts';
import { isIcon } from '../../page/paint/paint-of.ts';
import { safe } from '../../page/safe.ts';

/** The background behind an element in a shadow root, composed from its ancestors out to the page; null if unknown. */
export function backdropInRoot(element: Element): Color | 'picture' | null {
  const covers: Color[] = [];
  for (let at: Element | null = element; at; at = elementAround(at)) {
    const style = getComputedStyle(at);
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = style;
    const own = readColor(backgroundColor);
    if (backgroundImage.includes('url(') && !isIcon(style)) return 'picture';
    if (!own || backgroundImage !== 'none' || filter !== 'none' || mixBlendMode !== 'normal') return null;
    covers.push(fade(own, Number(opacity)));
    if (own[3] === 1 && opacity === '1') break;
    // Positioned elements can overlap anything.
    if (/absolute|fixed|sticky/.test(position)) return null;
  }
  return covers.reduceRight<Color>((under, over) => blend(over, under), white);
}

const elementAround = (element: Element): Element | null => {
  const { assignedSlot, parentElement } = safe(element);
  return assignedSlot ?? parentElement ?? (safe(element).getRootNode() as ShadowRoot).host ?? null;
};
