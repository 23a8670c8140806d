import type { Active } from './adjustment.ts';
import { activeIn, composeSheet } from './compose-sheet.ts';
import { type DocumentState, type PageState, write } from './document-state.ts';
import { adjustments, lazyFeatures, styledFeatures } from './registry.ts';

/** Everything that is on, except what waits for the measure part. */
export const activeNow = ({ settings, part }: PageState): Active[] =>
  activeIn(settings, { ...adjustments, ...part?.adjustments });

export const isAnyOn = ({ settings }: PageState): boolean => styledFeatures.some((feature) => settings[feature]);

export interface Styled {
  /** False while the measure part is missing. */
  isComplete: boolean;
  /** Made from this page's rules, so it fits no other page. */
  ofThisPage: boolean;
}

/**
 * Composes a document's rules, measures what they leave open, and writes them. `restored` stays until they are complete.
 * Calls `onChanged` if a later check has changed them.
 */
export function styleDocument(page: PageState, state: DocumentState, restored: string, onChanged: () => void): Styled {
  const { document, sheet, context } = state;
  state.isUnsure = false;
  const on = activeNow(page);
  const { css, partial, ofThisPage } = composeSheet(document, on, context, (other) => page.ours.has(other));
  const due = on.filter(([adjustment, value]) => adjustment.needsMeasuring?.(value, partial || state.isUnsure));
  const isComplete = page.part !== undefined || !(due.length > 0 || lazyFeatures.some((one) => page.settings[one]));
  state.composed = css;
  state.isMeasured = due.length > 0;
  page.loader.adoptSheet(document, sheet, true);
  if (isComplete && state.isMeasured) page.part?.measure(page, state, due, onChanged);
  else write(state, isComplete ? css : restored || css);
  return { isComplete, ofThisPage };
}
