import type { ReactNode } from 'react';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { focusSelectedTab } from '../../ui/overlays/use-focus-after-dialog.ts';
import { texts } from './texts.ts';
import type { People } from './use-people.ts';

/** A list that could not be read says so and offers another try; one that was read before stays in sight meanwhile. */
export function PeopleFrame({ people, children }: { people: People<unknown>; children: ReactNode }) {
  const t = useTexts(texts);
  const retry = () => {
    // The button goes away with the problem.
    focusSelectedTab();
    people.retry();
  };
  return (
    <div className="flex flex-col gap-5">
      {people.problem && (
        <Banner
          tone="error"
          live
          action={
            <Button size="sm" onPress={retry}>
              {t.retry}
            </Button>
          }
        >
          {people.problem}
        </Banner>
      )}
      {(people.list !== null || people.isLoading) && children}
    </div>
  );
}
