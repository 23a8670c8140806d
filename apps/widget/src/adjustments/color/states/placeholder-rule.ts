import { above, strong, topmost } from '../../engine/specificity.ts';
import { alphaOf } from '../theme/mirror-paint.ts';
import type { Theme } from '../theme/theme.ts';

/**
 * Keeps placeholders hidden that the page hides (for example behind a floating label), and shows them when the page
 * does. Uses the page's selectors, because not every browser reports the computed style of a placeholder.
 */
export function placeholderRule(selector: string, style: CSSStyleDeclaration, theme: Theme | null): string {
  if (!/placeholder$/.test(selector)) return '';
  const { color, opacity } = style;
  const set = (name: string, value: string | number) =>
    `${strong(selector, style.getPropertyPriority(name) ? topmost + above : topmost)}{${name}:${value}!important}`;
  let css = '';
  if (color && !alphaOf(color)) css = set('color', color);
  else if (color && theme) css = set('color', theme.line);
  // Stronger colors are measured without focus, so keep the page's color for the focused field.
  else if (color && selector.includes(':focus')) css = set('color', color);
  return opacity ? css + set('opacity', Number(opacity) ? 1 : 0) : css;
}
