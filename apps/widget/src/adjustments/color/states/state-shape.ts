import { strong } from '../../engine/specificity.ts';
import { alphaOf } from '../theme/mirror-paint.ts';
import type { Theme } from '../theme/theme.ts';

const pseudoElement = /::?(before|after)$/;

/** Whether a rule draws a textless shape that appears with a state, such as a check mark or a radio button's dot. */
export const isShape = (selector: string, style: CSSStyleDeclaration): boolean =>
  pseudoElement.test(selector) && style.getPropertyValue('content') === '""';

/**
 * Colors a shape for the background it is drawn on: its element, or the other pseudo-element if that is marked as
 * selected.
 */
export function shapeRule(
  selector: string,
  style: CSSStyleDeclaration,
  marked: readonly string[],
  { mark, onMark }: Theme,
): string {
  const box = selector.replace(pseudoElement, '');
  const isOnMark = marked.some((one) => one !== box && one.replace(pseudoElement, '') === box);
  let css = '';
  for (const name of style)
    if (/^(background|border-.*)-color$/.test(name) && alphaOf(style.getPropertyValue(name)) > 0.05)
      css += `${name}:var(--ew-text,${mark})!important;`;
  return css && `${strong(selector)}{--ew-text:${isOnMark ? onMark : 'inherit'};${css}}`;
}
