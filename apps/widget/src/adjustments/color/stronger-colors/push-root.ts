import { holdsText } from '../../../page/elements/text-of-element.ts';
import { blend, contrast, readColor, readColorsIn } from '../../../page/paint/color.ts';
import { rulesForElements } from '../../../page/rules/rules-for-elements.ts';
import { create } from '../../../page/safe-document.ts';
import type { Context } from '../../engine/adjustment.ts';
import { above } from '../../engine/specificity.ts';
import { groundInRoot } from '../ground-in-root.ts';
import { statesOfElements } from '../states/release-states.ts';
import { enough, isDisabled, pushText, setColor } from './push-color.ts';

/**
 * Stronger colors in an open shadow root: pushes text against the background composed from its ancestors. Text with an
 * unknown background is left alone.
 */
export const pushRoot = (root: ShadowRoot, { loader }: Context): string =>
  readColorsIn(loader.root, create, () => {
    const elements = [...root.querySelectorAll('*')];
    const wanted = new Map<Element, string>();
    for (const element of elements) {
      if (!holdsText(element) || isDisabled(element)) continue;
      const { color, opacity } = getComputedStyle(element);
      const [ink, ground] = [readColor(color), groundInRoot(element)];
      if (!ink || !ground || ground === 'picture' || opacity !== '1') continue;
      const seen = blend(ink, ground);
      const pushed = contrast(seen, ground) < enough && pushText(seen, [ground], enough);
      if (pushed) wanted.set(element, setColor(pushed));
    }
    return wanted.size > 0 ? rulesForElements(wanted, elements, above, statesOfElements(root).atRest) : '';
  });
