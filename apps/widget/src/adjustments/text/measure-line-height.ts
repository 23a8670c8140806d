import { elementsOfPage } from '../../page/elements/elements-of-page.ts';
import { rulesForElements } from '../../page/rules/rules-for-elements.ts';
import type { Measurer } from '../engine/adjustment.ts';
import { above } from '../engine/specificity.ts';

/** For unreadable sheets: text that would get tighter than before keeps its own line height. */
export const measureLineHeight: Measurer = (_value, context) => {
  const elements = elementsOfPage(context.document);
  const look = () => elements.map(ratioOf);
  const before = context.withoutAdjustments(look);
  const after = context.withAdjustments(look);
  const wanted = new Map<Element, string>();
  elements.forEach((element, index) => {
    const own = before[index] as number;
    if (own > (after[index] as number) + 0.01)
      wanted.set(element, `line-height:${Math.round(own * 100) / 100}!important;`);
  });
  return rulesForElements(wanted, elements, above);
};

function ratioOf(element: Element): number {
  const { lineHeight, fontSize } = getComputedStyle(element);
  return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize) || 0;
}
