import { fromDocument } from '../../page/safe-document.ts';
import type { Adjustment } from '../engine/adjustment.ts';
import { above } from '../engine/specificity.ts';
import { iconSelectors } from './excluded-elements.ts';

const min = [1.5, 1.8, 2.1];
const more = [1.1, 1.25, 1.5];
let pageHeight = 0;

/** Never tighter than the page's own running text. */
export const lineHeight: Adjustment = {
  css(value, root, { withoutAdjustments }) {
    const step = Number(value) - 1;
    pageHeight ||= withoutAdjustments(() => ratioOf(fromDocument('body')));
    const height = Math.max(min[step] as number, Math.round(pageHeight * (more[step] as number) * 20) / 20);
    return `:not(${iconSelectors(root)})${above}{line-height:${height}!important}`;
  },
};

function ratioOf(body: HTMLElement): number {
  const { lineHeight: line, fontSize } = getComputedStyle(body);
  return Number.parseFloat(line) / Number.parseFloat(fontSize) || 1.2;
}
