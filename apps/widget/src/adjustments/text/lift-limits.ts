import { walkRules } from '../../page/rules/walk-rules.ts';
import { safe } from '../../page/safe.ts';
import { strong } from '../engine/specificity.ts';

/**
 * Rules for boxes with a limited height, such as those that expand. They use the page's own selectors, so that
 * collapsing still works: that is another rule of the page.
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

/** A nested selector may be invalid outside of its rule. */
function isFor(selector: string, box: Element): boolean {
  try {
    return safe(box).matches(selector);
  } catch {
    return false;
  }
}
