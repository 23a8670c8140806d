import { redeclare } from '../../../page/rules/redeclare.ts';
import { customProperty } from '../../engine/custom-property.ts';
import { themeBackground } from './own-theme.ts';
import { setThemeForegrounds, type Theme } from './theme.ts';

const names = /^(opacity|color|(text|box)-shadow|background-image|b.*-color|fill)$/;

/** Declarations that repeat what one of the page's rules paints, in the theme's colors and with the original alpha. */
export function mirrorPaint(
  theme: Theme,
  unsure: () => void,
  page: Document,
): (style: CSSStyleDeclaration, selector: string) => string {
  const channels = themeBackground(theme).slice(0, 3).join(' ');
  return (style, selector) => {
    if (selector.includes('::selection')) return `background:${theme.text}!important;color:${theme.back}!important;`;
    // The author says that these colors carry meaning.
    if (style.getPropertyValue('forced-color-adjust') === 'none') return '';
    let css = '';
    const set = (name: string, to: string) => {
      css += redeclare(style, name, to);
    };
    const keep = (value: string) => /^(inherit|initial|unset|revert)/.test(value);
    // Cheaper than querying every property that could be set.
    for (const name of style) {
      if (!names.test(name)) continue;
      const own = style.getPropertyValue(name);
      // Longhands are empty if the shorthand contains variables.
      const whole = own || style.getPropertyValue(name.replace(/-\w+$/, ''));
      if (name === 'opacity' && Number(own) >= 0.35 && Number(own) < 1) set(name, `${0.75 + Number(own) / 4}`);
      else if (name === 'text-shadow') set(name, 'none');
      else if (name === 'box-shadow') css += mirrorShadow(style, own, theme);
      // A transparent glyph, such as the check mark of an empty box, stays transparent.
      else if (name === 'color' && /:(before|after)/.test(selector)) set(name, alphaOf(own) ? 'inherit' : own);
      else if (name === 'background-image' && /gradient\(/.test(whole) && !whole.includes('url(')) set(name, 'none');
      else if (name.startsWith('border')) set(name, keep(own) ? own : derive(own || 'red', middle));
      else if (name === 'background-color') css += mirrorBackground(style, selector, own, whole);
    }
    return css;

    function mirrorBackground(rule: CSSStyleDeclaration, of: string, value: string, all: string): string {
      if (keep(all)) return redeclare(rule, 'background-color', all);
      // Painted in the text color: a shape, not a background.
      if (/^currentcolor$/i.test(all)) return redeclare(rule, 'background-color', 'currentcolor');
      const part = controlPart(of);
      if (part) return redeclare(rule, 'background-color', theme[part]);
      const resolved = value.includes('var(') || !value ? resolve(all, of, page) : value;
      if (!value && !resolved) {
        if (!/gradient|url/.test(all)) unsure();
        return '';
      }
      const masked = rule.getPropertyValue('mask-image') || rule.getPropertyValue('-webkit-mask-image');
      if (masked && masked !== 'none') return redeclare(rule, 'background-color', `var(--ew-text,${theme.text})`);
      const background = redeclare(rule, 'background-color', `var(--ew-fill,${derive(all, channels)})`);
      // A textless shape, such as the knob of a switch, keeps the text color of its background.
      const hasText = rule.getPropertyValue('content') !== '""';
      return alphaOf(resolved) > 0.4 && hasText ? `${background}${setThemeForegrounds(theme)}` : background;
    }
  };
}

const middle = '128 128 128';

/** A color with the alpha of another one: many borders are transparent until a state shows them. */
const derive = (from: string, to: string): string =>
  CSS.supports('color', 'rgb(from red 0 0 0)') ? `rgb(from ${from} ${to}/alpha)` : `rgb(${to}/${alphaOf(from)})`;

const resolve = (value: string, selector: string, page: Document): string => {
  const property = customProperty(/^var\((--[\w-]+)[^()]*\)$/.exec(value)?.[1] ?? '', selector, page);
  return CSS.supports('color', property) ? property : '';
};

/** The alpha in a declared color; 1 if unknown. */
export function alphaOf(color: string): number {
  if (/^transparent$/i.test(color)) return 0;
  const [, share, percent] = /(?:rgba\([^)]*,|\/)\s*([\d.]+)(%?)\s*\)$/.exec(color) ?? [];
  if (share) return Number(share) / (percent ? 100 : 1);
  const [, hex] = /^#(?:\w{3}(\w)|\w{6}(\w\w))$/.exec(color)?.filter((part) => part !== undefined) ?? [];
  return hex ? Number.parseInt(hex, 16) / (hex.length === 1 ? 15 : 255) : 1;
}

/** Parts of sliders and progress bars, which contain no text and would otherwise look alike. */
const controlPart = (selector: string): 'mark' | 'line' | '' => {
  if (
    /::(-webkit-slider-thumb|-moz-range-(thumb|progress)|-webkit-progress-value|-moz-progress-bar|-webkit-meter-\w+-value)/.test(
      selector,
    )
  )
    return 'mark';
  return /::(-webkit-slider-runnable-track|-moz-range-track)/.test(selector) ? 'line' : '';
};

/**
 * Shadows without blur are lines or rings, which are kept; the others only suggest depth, which flat colors do not
 * have.
 */
function mirrorShadow(style: CSSStyleDeclaration, value: string, theme: Theme): string {
  if (!value || value === 'none') return '';
  const drawn = drawRings(value, theme);
  if (drawn) return redeclare(style, 'box-shadow', drawn);
  return value.includes('inset') && !value.includes('var(') ? redeclare(style, 'box-shadow', 'none') : '';
}

/**
 * The rings among these shadows in the theme's colors; empty if there are none. Nested rings form a drawing, such as
 * the dot of a radio button: an edge, its background, and the dot. A ring that fills its box is a background.
 */
export function drawRings(value: string, { line, back, text }: Pick<Theme, 'line' | 'back' | 'text'>): string {
  // With nested functions in variables the parts cannot be separated.
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

/** The spread of an inset ring without offset; 0 for others. */
function spreadInside(shadow: string): number {
  const [x = '0', y = '0', , spread = '0'] = lengthsOf(shadow).map(Number.parseFloat);
  return shadow.includes('inset') && x === 0 && y === 0 ? Number(spread) : 0;
}

/** A shadow without blur that is visible by its spread or offset. */
export const isRing = (shadow: string): boolean => {
  const [x = '0', y = '0', blur = '0', spread = '0'] = lengthsOf(shadow);
  const size = [x, y, spread].map(Number.parseFloat);
  return Number.parseFloat(blur) === 0 && size.some((length) => length !== 0);
};
