import { elementsOfPage } from '../../page/elements/elements-of-page.ts';
import { rulesForElements } from '../../page/rules/rules-for-elements.ts';
import { safe } from '../../page/safe.ts';
import type { Measurer } from '../engine/adjustment.ts';
import { above } from '../engine/specificity.ts';

const mayHoldText = 'p,li,dd,blockquote,figcaption,div';

/** No more than so many letters in a line of running text. The zero, which `ch` is the width of, is wider than most. */
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
      // Shorter than its place, centred text has to be centred there.
      const place = textAlign.endsWith('center') ? 'margin-inline:auto!important;' : '';
      wanted.set(element, `max-inline-size:${Number(value) * 0.9}ch!important;${place}`);
    }
  });
  return rulesForElements(wanted, elements, above);
};
