import { contrast, readColor } from '../../../page/paint/color.ts';
import { matching } from '../../../page/paint/painted-elements.ts';
import type { Scene } from '../../../page/paint/read-scene.ts';
import { walkRules } from '../../../page/rules/walk-rules.ts';
import { safe } from '../../../page/safe.ts';
import { above } from '../../engine/specificity.ts';
import { enoughForMarks } from '../text-contrast.ts';
import { isChosenState } from './state-rules.ts';

/** How many elements are checked per rule, and how many ancestors are searched for an unselected counterpart. */
const few = 20;
const far = 4;

const sign = /\.[\w-]*(active|selected|current|checked)(?![\w-])|\[(aria|data)-[^\]]*\]/g;

/**
 * On the page's own colors: underlines selected elements that barely differ from unselected ones, in their text color.
 * The line uses the rule's own selector, so it follows the state.
 */
export function markWeakStates(scene: Scene, page: Document): string {
  let css = '';
  walkRules(page, ({ selectors, style, forced, wrap }) => {
    if (forced || ![...style].some((name) => /^(color|background-color|background-image)$/.test(name))) return;
    for (const selector of selectors) {
      if (selector.includes('::') || !isChosenState(selector)) continue;
      const base = selector.replace(sign, '').replace(/(^|[\s>+~(,])(?=$|[\s>+~),])/g, '$1*');
      if (base === selector) continue;
      const weak = [...matching([selector], page)].slice(0, few).find((element) => {
        const other = likeOf(element, base, selector);
        return other && !isDistinct(scene, element, other);
      });
      if (!weak) continue;
      const { boxShadow } = getComputedStyle(weak);
      const shadows = boxShadow === 'none' ? '' : `,${boxShadow}`;
      css += wrap(
        `${selector}:not(:focus-visible)${above}{box-shadow:inset 0 -3px 0 0 currentcolor${shadows}!important}`,
      );
    }
  });
  return css;
}

/** The nearest element that the rule would match if it were selected. */
function likeOf(element: Element, base: string, selector: string): Element | undefined {
  let at = safe(element).parentElement;
  for (let steps = 0; at && steps < far; steps++, at = safe(at).parentElement) {
    for (const other of safe(at).querySelectorAll(base)) if (!safe(other).matches(selector)) return other;
  }
  return undefined;
}

/** Whether background, text or border visibly differ; true if unknown. */
function isDistinct(scene: Scene, element: Element, other: Element): boolean {
  const [one, two] = [scene.nodes.get(element), scene.nodes.get(other)];
  if (!one || !two || !safe(element).getClientRects().length) return true;
  const [backdrop, its] = [scene.backdrop({ element, node: one }), scene.backdrop({ element: other, node: two })];
  const [back, itsBack] = [backdrop.colors[0], its.colors[0]];
  const [foreground, itsForeground] = [readColor(one.fill), readColor(two.fill)];
  if (backdrop.picture || !back || !itsBack || !foreground || !itsForeground) return true;
  if (contrast(back, itsBack) >= enoughForMarks || contrast(foreground, itsForeground) >= enoughForMarks) return true;
  const line = readColor(one.style.borderBottomColor);
  return (
    one.style.borderBottomColor !== two.style.borderBottomColor &&
    one.style.borderBottomStyle !== 'none' &&
    line !== null &&
    contrast(line, back) >= enoughForMarks
  );
}
