import { elementsOfPage } from '../../page/elements/elements-of-page.ts';
import { rulesForElements } from '../../page/rules/rules-for-elements.ts';
import { safe } from '../../page/safe.ts';
import type { Measurer } from '../engine/adjustment.ts';
import { above } from '../engine/specificity.ts';

/** For unreadable sheets: text that did not grow is found by measuring, and gets rules by kind. */
export const measureTextSize: Measurer = (value, context) => {
  const factor = Number(value) / 100;
  const elements = elementsOfPage(context.document);
  const at = new Map(elements.map((element, index) => [element, index]));
  const look = () => elements.map((element) => read(element));
  const before = context.withoutAdjustments(look);
  const wanted = new Map<Element, string>();
  const addWanted = (after: Look[], mayInherit: boolean) =>
    elements.forEach((element, index) => {
      const [size, line] = before[index] as Look;
      const [grown, grownLine] = after[index] as Look;
      const parent = at.get(safe(element).parentElement as Element) ?? -1;
      const inherits = mayInherit && before[parent]?.[0] === size && after[parent]?.[0] === grown;
      let css = '';
      if (Math.abs(grown / size / factor - 1) > 0.01 && !inherits) css = `font-size:${size * factor}px!important;`;
      if (line && Math.abs(grownLine / line / factor - 1) > 0.01)
        css += `line-height:${Math.round((line / size) * 1000) / 1000}!important;`;
      if (css) wanted.set(element, css + (wanted.get(element) ?? ''));
    });
  const rules = () => rulesForElements(wanted, elements, above);
  addWanted(context.withAdjustments(look), true);
  return {
    css: rules(),
    // Some elements have their parent's size by a rule of their own, and did not follow it.
    *check() {
      addWanted(look(), false);
      yield;
      return rules();
    },
    canWait: false,
  };
};

type Look = [size: number, line: number];

function read(element: Element): Look {
  const style = getComputedStyle(element);
  return [Number.parseFloat(style.fontSize), Number.parseFloat(style.lineHeight) || 0];
}
