import { redeclare } from '../../page/rules/redeclare.ts';
import type { Adjustment } from '../engine/adjustment.ts';
import { above } from '../engine/specificity.ts';
import { iconSelectors, notIcons } from './excluded-elements.ts';

const own = '--evenway-weight';
const stroke = '-webkit-text-stroke-width';

/**
 * Medium thickens letters by an outline, since most fonts have no weight between regular and bold. Bold uses the font's
 * own bold; what was bold before is thickened as well, so that it still stands out.
 */
export const weight: Adjustment = {
  base: (value) => (value === 'bold' ? `:where(h1,h2,h3,h4,h5,h6,b,strong,th){${own}:900}` : ''),

  rewrite(value) {
    if (value !== 'bold') return () => '';
    return (style) => {
      const { fontWeight } = style;
      if (!fontWeight) return '';
      const heavy = /^bold/.test(fontWeight) || Number(fontWeight) >= 600;
      return redeclare(
        style,
        own,
        /^(inherit|unset)$/.test(fontWeight) ? 'inherit' : heavy ? '900' : '700',
        'font-weight',
      );
    };
  },

  css(value, root) {
    const icons = iconSelectors(root).map((one) => one + above);
    const declarations =
      value === 'bold'
        ? `font-weight:var(${own},700)!important;${stroke}:calc((var(${own},700) - 700)*.00015em)!important`
        : `${stroke}:.025em!important`;
    return `${notIcons(root)}${above}{${declarations}}${icons}{${stroke}:0!important}`;
  },
};
