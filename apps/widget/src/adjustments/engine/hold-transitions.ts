import { adoptSheet } from '../../page/rules/adopt-sheet.ts';
import { walkRules } from '../../page/rules/walk-rules.ts';
import { fromDocument } from '../../page/safe-document.ts';
import type { MeasurePart } from './document-state.ts';
import { newSheet } from './new-sheet.ts';
import { everything, strong } from './specificity.ts';

const still = '{transition:none!important}';
const held = new WeakSet<Document>();

/**
 * While colors fade, text can be unreadable. Holds only what the page animates: a rule for all elements would make the
 * browser compute every style twice more.
 */
export const holdTransitions: MeasurePart['holdTransitions'] = (page, document) => {
  if (held.has(document)) return;
  // What we have stopped still takes a millisecond, which can be visible for a frame.
  const css = page.settings.motion ? everything + still : transitionsOf(document);
  if (!css) return;
  const sheet = newSheet(document);
  sheet.replaceSync(css);
  page.ours.add(sheet);
  held.add(document);
  adoptSheet(document, sheet, true);
  queueMicrotask(() => {
    // Forces a style recalculation, so that the new values are in place before the page may animate again.
    void getComputedStyle(fromDocument('documentElement', document)).color;
    adoptSheet(document, sheet, false);
    held.delete(document);
  });
};

/** Rules that stop the page's own transitions. */
export function transitionsOf(document: Document): string {
  let css = '';
  const isComplete = walkRules(document, ({ selectors, style }) => {
    if (!/[1-9]|var\(/.test(style.transitionDuration || style.transition)) return;
    for (const selector of selectors) css += strong(selector) + still;
  });
  return isComplete ? `${css}${css && strong('[style*=transition]')}${css && still}` : everything + still;
}
