import { walkRules } from '../../page/rules/walk-rules.ts';
import { safe } from '../../page/safe.ts';
import { strong } from '../engine/specificity.ts';

/**
 * Rules for boxes that are limited in height, as what unfolds often is. By the page's own selectors: what is folded again,
 * by whatever state, has another rule of the page.
 */
export function liftLimits(boxes: readonly Element[]): string {
  let css = '';
  if (boxes.length === 0) return css;
  walkRules(document, ({ selectors, style, wrap }) => {
    if (!/[1-9]/.test(style.maxHeight)) return;
    for (const selector of selectors)
      if (boxes.some((box) => isFor(selector, box))) css += wrap(`${strong(selector)}{max-height:none!important}`);
  });
  return css;
}

export const isLimited = (box: Element): boolean => getComputedStyle(box).maxHeight !== 'none';

/** A nested selector may be one that cannot be asked for outside. */
function isFor(selector: string, box: Element): boolean {
  try {
    return safe(box).matches(selector);
  } catch {
    return false;
  }
}
