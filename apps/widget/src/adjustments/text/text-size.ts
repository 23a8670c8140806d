import type { Root } from '../../page/adopt-sheet.ts';
import type { Rewrite } from '../../page/mirror-rules.ts';
import { redeclare } from '../../page/redeclare.ts';
import { create, fromDocument } from '../../page/safe-document.ts';
import { type Scale, scaleValue } from '../../page/scale-value.ts';
import type { Adjustment, Context } from '../engine/adjustment.ts';
import { customProperty } from '../engine/custom-property.ts';

/** One long word as wide as the page: broken even where a box grows with its content. */
const headlines = ':where(h1,h2){overflow-wrap:anywhere}';

let controlSize = 0;
let standard = 0;

/** All text by the factor asked for: pixels, rem, em, inherited and inside open shadow roots alike. */
export const textSize: Adjustment = {
  base(value, root, context) {
    const factor = Number(value) / 100;
    const body = root === document ? `:where(body){font-size:${factor}em;overflow-wrap:break-word}${headlines}` : '';
    controlSize ||= measureControl(context);
    return `${body}:where(button,input,select,textarea){font-size:${controlSize * factor}px}${inlineSizes(root, factor, context)}`;
  },

  rewrite(value, root, context): Rewrite {
    const top = fromDocument('documentElement');
    const body = fromDocument('body');
    const near = root === document && body ? mayMatch(top, body) : null;
    const scale = scaleOf(Number(value) / 100, context);
    return (style, selector, nested) => {
      scale.selector = selector;
      const own = declare(style, scale, false);
      if (nested || !own || !near?.test(selector)) return own;
      // Closing our rule and opening two more: the root keeps its size, so that rem is not scaled twice, and what is
      // relative to the root is scaled where text begins.
      let extra = '';
      if (top.matches(selector)) extra += `}:is(${selector}):where(:root){${declare(style, null, false)}`;
      if (body.matches(selector)) extra += `}:is(${selector}):where(body){${declare(style, scale, true)}`;
      return own + extra;
    };
  },

  needsMeasuring: (_value, partial) => partial,
};

/** What the browser gives to fields and buttons, which is not the same everywhere: read where no rule of the page counts. */
function measureControl({ loader }: Context): number {
  const field = create('input');
  loader.root.append(field);
  const size = sizeOf(field);
  field.remove();
  return size;
}

const sizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);

/** Told by its text, which selector could be for the root or the body at all: asking the browser costs more. */
function mayMatch(...elements: Element[]): RegExp {
  const names = elements.flatMap((element) => [element.localName, element.id, ...element.classList]).filter(Boolean);
  return new RegExp(`[*:[]|${names.map((name) => name.replace(/\W/g, '.')).join('|')}`);
}

function declare(style: CSSStyleDeclaration, scale: Scale | null, belowRoot: boolean): string {
  // A line as high as its box is how one line is centred in it: taller, it would leave the box.
  const lines = style.lineHeight === style.height ? null : scale;
  const css = set(style, 'font-size', scale, belowRoot) + set(style, 'line-height', lines, false);
  return css || set(style, 'font', scale, belowRoot);
}

/** A line height relative to its own text follows it. */
function set(style: CSSStyleDeclaration, name: string, scale: Scale | null, belowRoot: boolean): string {
  const value = style.getPropertyValue(name);
  if (!value) return '';
  return redeclare(style, name, scale ? scaleValue(value, scale, belowRoot) : value);
}

function scaleOf(factor: number, context: Context): Scale & { selector: string } {
  // Asked once: it would have the browser work out the page's styles between one shadow root and the next.
  standard ||= sizeOf(context.loader.host) || 16;
  const scale = {
    factor,
    selector: '',
    standard,
    resolve: (name: string) => customProperty(name, scale.selector),
    unsure: context.unsure,
  };
  return scale;
}

/** Sizes in style attributes, told by the text of the attribute: the same text set later is scaled too. */
function inlineSizes(root: Root, factor: number, context: Context): string {
  const rules = new Map<string, string>();
  const scale = scaleOf(factor, context);
  for (const element of root.querySelectorAll<HTMLElement>('[style*=font],[style*=line-height]')) {
    const text = element.getAttribute('style') ?? '';
    for (const [part, name, value] of text.matchAll(/(?<![\w-])(font|font-size|line-height)\s*:\s*([^;!]+)/gi)) {
      if (rules.has(part)) continue;
      const plain = (value as string).trim();
      const scaled = scaleValue(plain, scale, element.localName === 'body');
      rules.set(part, scaled === plain ? '' : `:where([style*=${JSON.stringify(part)}]){${name}:${scaled}!important}`);
    }
  }
  return [...rules.values()].join('');
}
