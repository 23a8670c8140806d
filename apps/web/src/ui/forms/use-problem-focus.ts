import { useEffect, useEffectEvent } from 'react';
import { focusField } from './focus-field.ts';

/**
 * Each refused submit moves focus to the error: the summary of several, or the one wrong field. Corrections do not move
 * focus.
 */
export function useProblemFocus(failureCount: number, fields: readonly string[]): void {
  const focusProblem = useEffectEvent(() => {
    const summary = document.querySelector<HTMLElement>('[data-error-summary]');
    if (fields.length > 1 && summary) summary.focus();
    else if (fields[0] !== undefined) focusField(fields[0]);
  });

  useEffect(() => {
    if (failureCount > 0) focusProblem();
  }, [failureCount]);
}
