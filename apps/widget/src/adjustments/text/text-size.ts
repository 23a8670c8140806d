import { attempt } from '../../page/attempt.ts';
import { isDocument, type Root } from '../../page/rules/adopt-sheet.ts';
import type { Rewrite } from '../../page/rules/mirror-rules.ts';
import { redeclare } from '../../page/rules/redeclare.ts';
import { keywords, type Scale, scaleValue } from '../../page/rules/scale-value.ts';
import { attributeOf, create, findIn, fromDocument } from '../../page/safe-document.ts';
import type { Adjustment, Context } from '../engine/adjustment.ts';
import { customProperty } from '../engine/custom-property.ts';
import { partsOfFont, tokens } from './font-shorthand.ts';

/** A long word as wide as the page is broken even in boxes that grow with their content. */
const headlines = ':where(h1,h2){overflow-wrap:anywhere}';

let controlSize = 0;
let standard = 0;

/** Scales all text by the chosen factor: pixels, rem, em, inherited sizes and open shadow roots. */
export const textSize: Adjustment = {
  base(value, root, context) {
    const factor = Number(value) / 100;
    const body = isDocument(root) ? `:where(body){font-size:${factor}em;overflow-wrap:break-word}${headlines}` : '';
    controlSize ||= measureControl(context);
    const scale = scaleOf(factor, context);
    return `${body}:where(button,input,select,textarea){font-size:${controlSize * factor}px}${oldSizes(root, scale, context.document)}${inlineSizes(root, scale)}`;
  },

  rewrite(value, root, context): Rewrite {
    const page = context.document;
    const top = fromDocument('documentElement', page);
    const body = fromDocument('body', page);
    const near = isDocument(root) && body ? mayMatch(top, body) : null;
    const scale = scaleOf(Number(value) / 100, context);
    return (style, selector, after) => {
      scale.selector = selector;
      const tokens = declareTokens(style, scale);
      const own = declare(style, scale, false);
      if (own && near?.test(selector)) {
        // The root keeps its size, so that rem is not scaled twice; sizes relative to the root are scaled where text
        // begins.
        if (matches(top, selector)) after(`&:where(:root){${declare(style, null, false)}}`);
        if (matches(body, selector)) after(`&:where(body){${declare(style, scale, true)}}`);
      }
      return tokens + own;
    };
  },

  needsMeasuring: (_value, partial) => partial,
};

/**
 * The browser's default size for fields and buttons, which differs between browsers. Read where no rule of the page
 * applies.
 */
function measureControl({ loader }: Context): number {
  const field = create('input');
  loader.root.append(field);
  const size = sizeOf(field);
  field.remove();
  return size;
}

const sizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);

/** Decides by the selector's text whether it could match the root or the body: asking the browser is slower. */
function mayMatch(...elements: Element[]): RegExp {
  const names = elements.flatMap((element) => [element.localName, element.id, ...element.classList]).filter(Boolean);
  return new RegExp(`[*:[]|${names.map((name) => name.replace(/\W/g, '.')).join('|')}`);
}

/** A nested selector may be invalid outside of its rule. */
const matches = (element: Element, selector: string): boolean | undefined => attempt(() => element.matches(selector));

function declare(style: CSSStyleDeclaration, scale: Scale | null, belowRoot: boolean): string {
  // A line as high as its box centers one line in it; any taller, it would leave the box.
  const lines = style.lineHeight === style.height ? null : scale;
  const css = set(style, 'font-size', scale, belowRoot) + set(style, 'line-height', lines, false);
  const font = css ? '' : style.font;
  if (!font) return css;
  return scale && font.includes('var(')
    ? declareFont(style, font, scale, belowRoot)
    : set(style, 'font', scale, belowRoot);
}

/** A `font` made of variables: sets only its size and line height, so that nothing else is lost. */
function declareFont(style: CSSStyleDeclaration, font: string, scale: Scale, belowRoot: boolean): string {
  const name = /^var\(\s*(--[^,()\s]+)[^()]*\)$/.exec(font)?.[1];
  const scaled = name ? '' : scaleValue(font, scale, belowRoot);
  if (scaled && partsOfFont(scaled, scale)) return redeclare(style, 'font', scaled);
  const parts = partsOfFont(font, scale);
  if (!parts) scale.unsure();
  // Our variables follow the page's own if those change elsewhere or later.
  return (parts ?? []).reduce((css, part, index) => {
    const now = scaleValue(part, scale, belowRoot && !index);
    const value = name && !belowRoot ? `var(${tokens[index]}${name},${now})` : now;
    return css + redeclare(style, index ? 'line-height' : 'font-size', value, 'font');
  }, '');
}

/** For a variable of the page that holds a whole `font`: its size and line height, scaled. */
function declareTokens(style: CSSStyleDeclaration, scale: Scale): string {
  let css = '';
  // Browsers list variables together, first or last, so other rules can be skipped.
  if (!/^--|,--[^,]*$/.test(`${style[0]},${style[style.length - 1]}`)) return css;
  for (const name of style) {
    if (!name.startsWith('--')) continue;
    const value = style.getPropertyValue(name).trim();
    const parts = /^[^#]*(\d|var\()[^#]*\s[^#]*$/.test(value) && partsOfFont(value, scale);
    if (parts)
      parts.forEach((part, index) => {
        css += `${tokens[index]}${name}:${scaleValue(part, scale, false)};`;
      });
  }
  return css;
}

/** A relative line height follows its text anyway. */
function set(style: CSSStyleDeclaration, name: string, scale: Scale | null, belowRoot: boolean): string {
  const value = style.getPropertyValue(name);
  if (!value) return '';
  return redeclare(style, name, scale ? scaleValue(value, scale, belowRoot) : value);
}

function scaleOf(factor: number, context: Context): Scale & { selector: string } {
  // Cached: otherwise the browser would compute styles between one shadow root and the next.
  standard ||= sizeOf(context.loader.host) || 16;
  const scale = {
    factor,
    selector: '',
    standard,
    resolve: (name: string) => customProperty(name, scale.selector, context.document),
    unsure: context.unsure,
  };
  return scale;
}

/** Defaults on old pages: tables in quirks mode do not inherit the size, and `font` elements have numbered sizes. */
function oldSizes(root: Root, { factor, standard: medium }: Scale, page: Document): string {
  const size = (selector: string, share: number) => `:where(${selector}){font-size:${share * medium * factor}px}`;
  let css = fromDocument('compatMode', page) === 'BackCompat' ? size('table', 1) : '';
  if (findIn('font[size]', root)[0])
    Object.values(keywords).forEach((share, step) => {
      css += size(`font[size="${step}"],font[size="${step < 4 ? '' : '+'}${step - 3}"]`, Math.max(share, 0.625));
    });
  return css;
}

/** Sizes in style attributes, matched by the text of the attribute: the same text set later is scaled too. */
function inlineSizes(root: Root, scale: Scale): string {
  const rules = new Map<string, string>();
  const forced: string[] = [];
  const seen = new Set<string>();
  for (const element of findIn('[style*=font i],[style*=line-height i]', root)) {
    const text = attributeOf(element, 'style') as string;
    // Pages repeat the same attributes.
    if (seen.size === seen.add(text).size) continue;
    for (const [part, name, value, important] of text.matchAll(inlineSize)) {
      if (rules.has(part)) continue;
      const plain = (value as string).trim();
      const scaled = scaleValue(plain, scale, element.localName === 'body');
      const selector = `[style*=${JSON.stringify(part)}]`;
      rules.set(part, scaled === plain ? '' : `:where(${selector}){${name}:${scaled}!important}`);
      if (rules.get(part) && important && !/^l/i.test(name as string)) forced.push(selector);
    }
  }
  // No rule beats an important style attribute: such an element is zoomed as a whole, once.
  if (forced[0])
    rules.set(
      '!',
      `:where(${forced}){zoom:${scale.factor};max-inline-size:100%}:where(${forced}) :where(${forced}){zoom:1}`,
    );
  return [...rules.values()].join('');
}

const inlineSize = /(?<![\w-])(font|font-size|line-height)\s*:\s*([^;!]+)(!\s*important)?/gi;
