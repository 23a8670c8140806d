import { holdsText } from '../../../page/elements/text-of-element.ts';
import { blend, contrast, readColor, readColorsIn } from '../../../page/paint/color.ts';
import { rulesForElements } from '../../../page/rules/rules-for-elements.ts';
import { create } from '../../../page/safe-document.ts';
import type { Context } from '../../engine/adjustment.ts';
import { above } from '../../engine/specificity.ts';
import { backdropInRoot } from '../backdrop-in-root.ts';
import { statesOfElements } from '../states/release-states.ts';
import { enough, isDisabled, raiseTextContrast, setColor } from './raise-contrast.ts';

/**
 * Stronger colors in an open shadow root: strengthens text against the background composed from its ancestors. Text with an
 * unknown background is left alone.
 */
export const strengthenRoot = (root: ShadowRoot, { loader }: Context): string =>
  readColorsIn(loader.root, create, () => {
    const elements = [...root.querySelectorAll('*')];
    const wanted = new Map<Element, string>();
    for (const element of elements) {
      if (!holdsText(element) || isDisabled(element)) continue;
      const { color, opacity } = getComputedStyle(element);
      const [foreground, backdrop] = [readColor(color), backdropInRoot(element)];
      if (!foreground || !backdrop || backdrop === 'picture' || opacity !== '1') continue;
      const seen = blend(foreground, backdrop);
      const stronger = contrast(seen, backdrop) < enough && raiseTextContrast(seen, [backdrop], enough);
      if (stronger) wanted.set(element, setColor(stronger));
    }
    return wanted.size > 0 ? rulesForElements(wanted, elements, above, statesOfElements(root).atRest) : '';
  });
