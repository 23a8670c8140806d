import type { Root } from '../page/adopt-sheet.ts';
import type { Rewrite } from '../page/mirror-rules.ts';
import { fromDocument } from '../page/safe-document.ts';
import { type Scale, scaleValue } from '../page/scale-value.ts';
import type { Adjustment, Context } from './adjustment.ts';
import { customProperty } from './custom-property.ts';

/** All text by the factor asked for: pixels, rem, em, inherited and inside open shadow roots alike. */
export const textSize: Adjustment = {
  base(value, root, context) {
    const factor = Number(value) / 100;
    const size = scaleOf(factor, context, '').medium;
    const body = root === document ? `:where(body){font-size:${factor}em}` : '';
    const control = Math.round(((size * 40) / 3) * factor * 100) / 1600;
    return `${body}:where(button,input,select,textarea){font-size:${control}px}${inlineSizes(root, factor, context)}`;
  },

  rewrite(value, root, context): Rewrite {
    const factor = Number(value) / 100;
    const top = root === document ? fromDocument('documentElement') : null;
    const body = root === document ? fromDocument('body') : null;
    return (style, selector, nested) => {
      if (!declared.some((name) => style.getPropertyValue(name))) return '';
      const scale = scaleOf(factor, context, selector);
      const own = declare(style, scale, false);
      if (nested || !own) return own;
      // Closing our rule and opening two more: the root keeps its size, so that rem is not scaled twice, and what is
      // relative to the root is scaled where text begins.
      let extra = '';
      if (top?.matches(selector)) extra += `}:is(${selector}):where(:root){${declare(style, null, false)}`;
      if (body?.matches(selector)) extra += `}:is(${selector}):where(body){${declare(style, scale, true)}`;
      return own + extra;
    };
  },

  looks: (_value, partial) => partial,
};

const declared = ['font-size', 'line-height', 'font'];

function declare(style: CSSStyleDeclaration, scale: Scale | null, belowRoot: boolean): string {
  let css = '';
  for (const name of style.getPropertyValue('font-size') || style.getPropertyValue('line-height')
    ? declared.slice(0, 2)
    : ['font']) {
    const value = style.getPropertyValue(name);
    if (!value) continue;
    // A line height relative to its own text follows it.
    const scaled = scale ? scaleValue(value, scale, belowRoot && name !== 'line-height') : value;
    css += `${name}:${scaled}${style.getPropertyPriority(name) && '!important'};`;
  }
  return css;
}

function scaleOf(factor: number, context: Context, selector: string): Scale {
  return {
    factor,
    medium: Number.parseFloat(getComputedStyle(context.loader.host).fontSize) || 16,
    resolve: (name) => customProperty(name, selector),
    unsure: context.unsure,
  };
}

/** Sizes in style attributes, told by the text of the attribute: the same text set later is scaled too. */
function inlineSizes(root: Root, factor: number, context: Context): string {
  const rules = new Set<string>();
  for (const element of root.querySelectorAll<HTMLElement>('[style*=font],[style*=line-height]')) {
    const text = element.getAttribute('style') ?? '';
    for (const [part, name, value] of text.matchAll(/(?<![\w-])(font|font-size|line-height)\s*:\s*([^;]+)/gi)) {
      const plain = (value as string).replace(/\s*!important\s*$/i, '');
      const scaled = scaleValue(plain.trim(), scaleOf(factor, context, ''), element.localName === 'body');
      if (scaled === plain.trim()) continue;
      rules.add(
        `:where([style*=${JSON.stringify((part as string).replace(/\s*!important\s*$/i, ''))}]){${name}:${scaled}!important}`,
      );
    }
  }
  return [...rules].join('');
}
