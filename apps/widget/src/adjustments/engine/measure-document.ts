import { attempt } from '../../page/attempt.ts';
import { fromDocument } from '../../page/safe-document.ts';
import type { Feature } from '../../settings/options.ts';
import type { Measured, Measurer } from './adjustment.ts';
import { type DocumentState, type MeasurePart, write } from './document-state.ts';
import { holdTransitions } from './hold-transitions.ts';
import { runToEnd } from './run-to-end.ts';

/** Milliseconds of work before yielding to the page. */
const slice = 25;

/**
 * Measures and writes. The result is checked in the same task, so that nobody sees what still has to be fixed. Where
 * that may be visible briefly, it is checked after the next frame, in slices, so that input is handled at once.
 */
export const measureDocument =
  (measurers: { [F in Feature]?: Measurer }): MeasurePart['measure'] =>
  (page, state, due, onChanged) => {
    // Nothing was applied before and no rule was left out, so the new rules are an improvement even unchecked.
    const wasPlain = state.written === '' && !state.isUnsure;
    const parts: string[] = [];
    const checks: [at: number, measured: Measured][] = [];
    const writeParts = () => {
      const css = state.composed + parts.join('');
      if (css === state.written) return;
      holdTransitions(page, state.document);
      write(state, css);
    };
    try {
      for (const [, value, feature] of due) {
        const found = measurers[feature]?.(value, state.context) ?? '';
        if (typeof found === 'string') parts.push(found);
        else checks.push([parts.push(found.css) - 1, found]);
      }
    } finally {
      writeParts();
    }
    for (const [at, { check, canWait }] of checks) {
      if (!(canWait && wasPlain)) parts[at] = runToEnd(check());
    }
    writeParts();
    for (const [at, { check, canWait }] of checks) {
      if (!(canWait && wasPlain)) continue;
      const { written } = state;
      inSlices(state, check(), (css) => {
        if (state.written !== written || css === parts[at]) return;
        parts[at] = css;
        writeParts();
        onChanged();
      });
    }
  };

/** Starts after the next frame, and stops if something else is written. */
function inSlices(state: DocumentState, steps: Generator<undefined, string>, onDone: (css: string) => void): void {
  const { written } = state;
  const run = () => {
    const end = performance.now() + slice;
    while (state.written === written) {
      const { done, value } = steps.next();
      if (done) return onDone(value);
      if (performance.now() > end) return void setTimeout(attempt, 0, run);
    }
  };
  // Hidden pages draw no frames.
  if (fromDocument('hidden')) setTimeout(attempt, 0, run);
  else requestAnimationFrame(() => setTimeout(attempt, 0, run));
}
