import { elementsOfPage } from '../../page/elements/elements-of-page.ts';
import { rulesForElements } from '../../page/rules/rules-for-elements.ts';
import { safe } from '../../page/safe.ts';
import type { Measurer } from '../engine/adjustment.ts';
import { above } from '../engine/specificity.ts';

const mayHoldText = 'p,li,dd,blockquote,figcaption,div';

/** Limits the letters per line of running text. `ch` is the width of a zero, which is wider than most letters. */
export const measureLineLength: Measurer = (value, context) => {
  const elements = elementsOfPage(context.document);
  const wanted = new Map<Element, string>();
  context.withAdjustments(() => {
    for (const element of elements) {
      if (!safe(element).matches(mayHoldText) || (safe(element).textContent ?? '').trim().length < Number(value))
        continue;
      if (![...safe(element).childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())) continue;
      if ([...safe(element).children].some((child) => !/^(inline|none|contents)/.test(getComputedStyle(child).display)))
        continue;
      const { display, textAlign } = getComputedStyle(element);
      if (!/^(block|list-item|flow-root)/.test(display)) continue;
      // Centered text that gets narrower than its container must be centered in it.
      const margin = textAlign.endsWith('center') ? 'margin-inline:auto!important;' : '';
      wanted.set(element, `max-inline-size:${Number(value) * 0.9}ch!important;${margin}`);
    }
  });
  return rulesForElements(wanted, elements, above);
};
