import { redeclare } from '../../page/rules/redeclare.ts';
import { fromDocument } from '../../page/safe-document.ts';
import type { Adjustment } from '../engine/adjustment.ts';
import { customProperty } from '../engine/custom-property.ts';
import { above } from '../engine/specificity.ts';
import { notIcons } from './excluded-elements.ts';
import { expand, partsOfFont } from './font-shorthand.ts';

const min = [1.5, 1.8, 2.1];
const more = [1.1, 1.25, 1.5];
/** The page's line height as a length, inherited like the page's own. */
const own = '--evenway-own-line';

let bodyRatio = 0;

/** At least the chosen value, and larger than each element's own line height: never tighter. */
export const lineHeight: Adjustment = {
  base(_value, _root, { withoutAdjustments }) {
    bodyRatio ||= withoutAdjustments(ratioOfBody);
    return `:where(body){${own}:${bodyRatio}em}`;
  },

  rewrite(value, _root, context) {
    const wider = more[Number(value) - 1] as number;
    const growth = Number(context.settings().textSize ?? 100) / 100;
    return (style, selector) => {
      const resolve = (name: string) => customProperty(name, selector);
      let line = style.lineHeight;
      const { font } = style;
      if (!line && font.includes('var(')) line = partsOfFont(font, { resolve })?.[1] ?? '';
      if (!line) return '';
      const from = style.lineHeight ? 'line-height' : 'font';
      // A line as high as its box is a way to center one line in it.
      const length = lengthOf(line, expand(line, resolve), growth);
      return redeclare(style, own, style.height === line ? `calc(${length}/${wider})` : length, from);
    };
  },

  css(value, root) {
    const step = Number(value) - 1;
    return `${notIcons(root)}${above}{line-height:max(${min[step]}em,var(${own},1.2em)*${more[step]})!important}`;
  },

  needsMeasuring: (_value, partial) => partial,
};

/** Lengths grow with the text; relative values are resolved again at each element. */
function lengthOf(line: string, value: string, growth: number): string {
  if (/^(inherit|unset)$/.test(line)) return 'inherit';
  if (/%$/.test(value)) return `calc(${Number.parseFloat(value) / 100}*1em)`;
  if (!/\d/.test(value)) return '1.2em';
  return /\d(px|r?em|pt|[a-z]{2,})/i.test(value)
    ? /\dem/i.test(value)
      ? line
      : `calc(${line}*${growth})`
    : `calc(${line}*1em)`;
}

function ratioOfBody(): number {
  const { lineHeight: line, fontSize } = getComputedStyle(fromDocument('body'));
  return Number.parseFloat(line) / Number.parseFloat(fontSize) || 1.2;
}
