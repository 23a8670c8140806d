import { blend, type Color, contrast, fade, pushColor, readColor, readColorsIn, white } from '../../page/color.ts';
import { rulesForElements } from '../../page/rules-for-elements.ts';
import { safe } from '../../page/safe.ts';
import { create } from '../../page/safe-document.ts';
import { holdsText } from '../../page/text-of-element.ts';
import type { Context } from '../engine/adjustment.ts';
import { above } from '../engine/specificity.ts';
import { enough, setColor } from './push-color.ts';
import { statesOfElements } from './release-states.ts';

/**
 * Stronger colours inside of an open shadow root: texts are pushed against what the elements around them paint, out to the
 * page. Where something else may lie behind, they are left as they are.
 */
export const pushRoot = (root: ShadowRoot, { loader }: Context): string =>
  readColorsIn(loader.root, create, () => {
    const elements = [...root.querySelectorAll('*')];
    const wanted = new Map<Element, string>();
    for (const element of elements) {
      if (!holdsText(element) || safe(element).closest(':disabled,[aria-disabled=true]')) continue;
      const { color, opacity } = getComputedStyle(element);
      const [ink, ground] = [readColor(color), groundOf(element)];
      if (!ink || !ground || opacity !== '1') continue;
      const seen = blend(ink, ground);
      const pushed = contrast(seen, ground) < enough && pushColor(seen, [ground], enough);
      if (pushed) wanted.set(element, setColor(pushed));
    }
    return wanted.size > 0 ? rulesForElements(wanted, elements, above, statesOfElements(root).atRest) : '';
  });

/** What an element and those around it paint; null where that cannot be told. */
function groundOf(element: Element): Color | null {
  const covers: Color[] = [];
  for (let at: Element | null = element; at; at = elementAround(at)) {
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = getComputedStyle(at);
    const own = readColor(backgroundColor);
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
