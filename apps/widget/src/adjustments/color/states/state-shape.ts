import { strong } from '../../engine/specificity.ts';
import { alphaOf } from '../theme/mirror-paint.ts';
import type { Theme } from '../theme/theme.ts';

const pseudoElement = /::?(before|after)$/;

/** Whether a rule draws something without text that appears with a state, such as a check mark or the dot of a radio button. */
export const isShape = (selector: string, style: CSSStyleDeclaration): boolean =>
  pseudoElement.test(selector) && style.getPropertyValue('content') === '""';

/** In the ink of what it is drawn on: its element, or the other pseudo-element, if that has the ground of what is chosen. */
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
      css += `${name}:var(--ew-ink,${mark})!important;`;
  return css && `${strong(selector)}{--ew-ink:${isOnMark ? onMark : 'inherit'};${css}}`;
}
