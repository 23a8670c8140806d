import type { ReactNode } from 'react';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { LoadProblem } from '../../ui/loading/load-problem.tsx';
import { focusSelectedTab } from '../../ui/overlays/use-focus-after-dialog.ts';
import { texts } from './texts.ts';
import type { People } from './use-people.ts';

/** A list that failed to load says so and offers a retry; one that was loaded before stays visible meanwhile. */
export function PeopleFrame({ people, children }: { people: People<unknown>; children: ReactNode }) {
  const t = useTexts(texts);
  return (
    <div className="flex flex-col gap-5">
      {people.problem && (
        <LoadProblem retryLabel={t.retry} onRetry={people.retry} takeFocus={focusSelectedTab}>
          {people.problem}
        </LoadProblem>
      )}
      {(people.list !== null || people.isLoading) && children}
    </div>
  );
}
