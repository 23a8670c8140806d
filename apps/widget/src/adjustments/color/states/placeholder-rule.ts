import { above, strong, topmost } from '../../engine/specificity.ts';
import { alphaOf } from '../theme/mirror-paint.ts';
import type { Theme } from '../theme/theme.ts';

/**
 * A hint that the page hides, such as one that would stand where the field's label does, stays hidden while other hints get a
 * color; and one that it shows again comes back. By the page's own selectors, since not every browser tells how a hint looks.
 */
export function placeholderRule(selector: string, style: CSSStyleDeclaration, theme: Theme | null): string {
  if (!/placeholder$/.test(selector)) return '';
  const { color, opacity } = style;
  const set = (name: string, value: string | number) =>
    `${strong(selector, style.getPropertyPriority(name) ? topmost + above : topmost)}{${name}:${value}!important}`;
  let css = '';
  if (color && !alphaOf(color)) css = set('color', color);
  else if (color && theme) css = set('color', theme.line);
  // Stronger colors are measured at rest.
  else if (color && selector.includes(':focus')) css = set('color', color);
  return opacity ? css + set('opacity', Number(opacity) ? 1 : 0) : css;
}
