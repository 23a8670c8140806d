import { redeclare } from '../../../page/rules/redeclare.ts';
import { customProperty } from '../../engine/custom-property.ts';
import { themeGround } from './own-theme.ts';
import { plainInks, type Theme } from './theme.ts';

const names = /^(opacity|color|(text|box)-shadow|background-image|b.*-color|fill)$/;

/** Declarations beside those of one of the page's rules: what it paints, in the theme's colors and with its own alpha. */
export function mirrorPaint(
  theme: Theme,
  unsure: () => void,
  page: Document,
): (style: CSSStyleDeclaration, selector: string) => string {
  const channels = themeGround(theme).slice(0, 3).join(' ');
  return (style, selector) => {
    if (selector.includes('::selection')) return `background:${theme.text}!important;color:${theme.back}!important;`;
    // The author says that these colors mean something.
    if (style.getPropertyValue('forced-color-adjust') === 'none') return '';
    let css = '';
    const set = (name: string, to: string) => {
      css += redeclare(style, name, to);
    };
    const keep = (value: string) => /^(inherit|initial|unset|revert)/.test(value);
    // Asked for what it sets, which is less than asking it for everything that could be set.
    for (const name of style) {
      if (!names.test(name)) continue;
      const own = style.getPropertyValue(name);
      // Empty when made of variables, so that its parts are not known.
      const whole = own || style.getPropertyValue(name.replace(/-\w+$/, ''));
      if (name === 'opacity' && Number(own) >= 0.35 && Number(own) < 1) set(name, `${0.75 + Number(own) / 4}`);
      else if (name === 'text-shadow') set(name, 'none');
      else if (name === 'box-shadow') css += mirrorShadow(style, own, theme);
      // A sign that is there but not shown, such as the check of an empty box, stays so.
      else if (name === 'color' && /:(before|after)/.test(selector)) set(name, alphaOf(own) ? 'inherit' : own);
      else if (name === 'background-image' && /gradient\(/.test(whole) && !whole.includes('url(')) set(name, 'none');
      else if (name.startsWith('border')) set(name, keep(own) ? own : derive(own || 'red', middle));
      else if (name === 'background-color') css += mirrorGround(style, selector, own, whole);
    }
    return css;

    function mirrorGround(rule: CSSStyleDeclaration, of: string, value: string, all: string): string {
      if (keep(all)) return redeclare(rule, 'background-color', all);
      // Painted in the color of text: a shape, not a ground.
      if (/^currentcolor$/i.test(all)) return redeclare(rule, 'background-color', 'currentcolor');
      const part = controlPart(of);
      if (part) return redeclare(rule, 'background-color', theme[part]);
      const resolved = value.includes('var(') || !value ? resolve(all, of, page) : value;
      if (!value && !resolved) {
        if (!/gradient|url/.test(all)) unsure();
        return '';
      }
      const masked = rule.getPropertyValue('mask-image') || rule.getPropertyValue('-webkit-mask-image');
      if (masked && masked !== 'none') return redeclare(rule, 'background-color', `var(--ew-ink,${theme.text})`);
      const ground = redeclare(rule, 'background-color', `var(--ew-fill,${derive(all, channels)})`);
      // A shape without text keeps the ink of what it is drawn on, such as the knob of a switch that is on.
      const hasText = rule.getPropertyValue('content') !== '""';
      return alphaOf(resolved) > 0.4 && hasText ? `${ground}${plainInks(theme)}` : ground;
    }
  };
}

const middle = '128 128 128';

/** Another color as transparent as this one: many a border is there only to be seen when its time comes. */
const derive = (from: string, to: string): string =>
  CSS.supports('color', 'rgb(from red 0 0 0)') ? `rgb(from ${from} ${to}/alpha)` : `rgb(${to}/${alphaOf(from)})`;

const resolve = (value: string, selector: string, page: Document): string => {
  const property = customProperty(/^var\((--[\w-]+)[^()]*\)$/.exec(value)?.[1] ?? '', selector, page);
  return CSS.supports('color', property) ? property : '';
};

/** As rules spell it: 1 for whatever is not known to be less. */
export function alphaOf(color: string): number {
  if (/^transparent$/i.test(color)) return 0;
  const [, share, percent] = /(?:rgba\([^)]*,|\/)\s*([\d.]+)(%?)\s*\)$/.exec(color) ?? [];
  if (share) return Number(share) / (percent ? 100 : 1);
  const [, hex] = /^#(?:\w{3}(\w)|\w{6}(\w\w))$/.exec(color)?.filter((part) => part !== undefined) ?? [];
  return hex ? Number.parseInt(hex, 16) / (hex.length === 1 ? 15 : 255) : 1;
}

/** Sliders and bars of progress are drawn by parts of their own, which have no text to tell them apart. */
const controlPart = (selector: string): 'mark' | 'line' | '' => {
  if (
    /::(-webkit-slider-thumb|-moz-range-(thumb|progress)|-webkit-progress-value|-moz-progress-bar|-webkit-meter-\w+-value)/.test(
      selector,
    )
  )
    return 'mark';
  return /::(-webkit-slider-runnable-track|-moz-range-track)/.test(selector) ? 'line' : '';
};

/** Shadows without blur are lines and rings, and stay; the others are depth, which a plain ground does not have. */
function mirrorShadow(style: CSSStyleDeclaration, value: string, theme: Theme): string {
  if (!value || value === 'none') return '';
  const drawn = drawRings(value, theme);
  if (drawn) return redeclare(style, 'box-shadow', drawn);
  return value.includes('inset') && !value.includes('var(') ? redeclare(style, 'box-shadow', 'none') : '';
}

/**
 * The rings among these shadows, in the colors of a theme; empty without any. Rings inside one another are a drawing, such as the
 * dot of a radio button: an edge, its ground, what is on it. One that fills its box is a ground.
 */
export function drawRings(value: string, { line, back, text }: Pick<Theme, 'line' | 'back' | 'text'>): string {
  // Where values of variables stand inside one another, the parts cannot be told.
  const rings = /var\([^)]*\(/.test(value) ? [] : shadowsOf(value).filter(isRing);
  const insides = rings.filter((one) => spreadInside(one) > 0);
  const colors = [line, back, text];
  const colorOf = (ring: string): string => {
    if (insides.length > 1 && insides.includes(ring)) return colors[Math.min(insides.indexOf(ring), 2)] as string;
    if (spreadInside(ring) >= 20) return back;
    if (/transparent|[,/] 0\)/.test(ring)) return 'transparent';
    const [unknown] = /var\(.*?\)/.exec(ring) ?? [];
    return unknown ? derive(unknown, middle) : line;
  };
  return rings
    .map((one) => `${one.includes('inset') ? 'inset ' : ''}${lengthsOf(one).join(' ')} ${colorOf(one)}`)
    .join();
}

const shadowsOf = (value: string): string[] => value.split(/,(?![^(]*\))/);
const lengthsOf = (shadow: string): string[] =>
  shadow
    .replace(/\w+\([^)]*\)/g, '')
    .match(/-?[\d.]+\w*/g)
    ?.slice(0, 4) ?? [];

/** How far a ring reaches into its box on all sides. */
function spreadInside(shadow: string): number {
  const [x = '0', y = '0', , spread = '0'] = lengthsOf(shadow).map(Number.parseFloat);
  return shadow.includes('inset') && x === 0 && y === 0 ? Number(spread) : 0;
}

/** No blur, and something to be seen: a spread or a shift. */
export const isRing = (shadow: string): boolean => {
  const [x = '0', y = '0', blur = '0', spread = '0'] = lengthsOf(shadow);
  const size = [x, y, spread].map(Number.parseFloat);
  return Number.parseFloat(blur) === 0 && size.some((length) => length !== 0);
};
