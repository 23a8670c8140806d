import { holdsText } from '../../../page/elements/text-of-element.ts';
import { blend, contrast, readColor, readColorsIn } from '../../../page/paint/color.ts';
import { rulesForElements } from '../../../page/rules/rules-for-elements.ts';
import { create } from '../../../page/safe-document.ts';
import type { Context } from '../../engine/adjustment.ts';
import { above } from '../../engine/specificity.ts';
import { backdropInRoot } from '../backdrop-in-root.ts';
import { textBacking } from '../text-backing.ts';
import { enoughOn } from './own-theme.ts';
import { setForegrounds, type Theme } from './theme.ts';

/** Fixes text in an open shadow root that the theme's rules leave on a picture or with too little contrast. */
export const fixShadowText = (root: ShadowRoot, theme: Theme, { loader }: Context): string =>
  readColorsIn(loader.root, create, () => {
    const elements = [...root.querySelectorAll('*')];
    const enough = enoughOn(theme);
    const wanted = new Map<Element, string>();
    for (const element of elements) {
      if (!holdsText(element) || element.closest(':disabled,[aria-disabled=true]')) continue;
      const backdrop = backdropInRoot(element);
      const foreground = readColor(getComputedStyle(element).color);
      if (!backdrop || !foreground) continue;
      if (backdrop === 'picture' || contrast(blend(foreground, backdrop), backdrop) < enough)
        wanted.set(
          element,
          `${textBacking(element, theme.back)}${setForegrounds(theme.text)}color:${theme.text}!important;`,
        );
    }
    return rulesForElements(wanted, elements, above);
  });
