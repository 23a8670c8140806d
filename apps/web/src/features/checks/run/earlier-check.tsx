import type { Check } from '@evenway/contract';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoadedPart } from '../../../shared/loading/loaded-part.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { checkTexts } from '../check-texts.ts';
import { awaitsPage } from './check-state.ts';
import { CheckedPages } from './checked-pages.tsx';
import { useCheckProgress } from './use-check-progress.ts';
import type { CheckStart } from './use-check-start.ts';

interface EarlierCheckProps {
  check: Check;
  start: CheckStart;
  onEnded: () => void;
}

/**
 * The pages of a check that had ended before this screen was opened: those that were not checked can still be opened by
 * themselves.
 */
export function EarlierCheck({ check: { id, pages }, start, onEnded }: EarlierCheckProps) {
  const t = useTexts(checkTexts);
  const check = useCheckProgress({ id, start, knownPages: pages.checked, onEnded });
  return (
    <LoadedPart query={check} failed={t.run.loadFailed} skeleton={<Skeleton shape="block" label={t.loading} />}>
      {(progress) => (
        <div className="mb-8 flex max-w-3xl flex-col gap-5">
          {start.checkId === id && !awaitsPage(progress, start.path) && (
            <Banner tone="success" live>
              {t.ended.finished(progress.pages.checked)}
            </Banner>
          )}
          <CheckedPages progress={progress} start={start} />
        </div>
      )}
    </LoadedPart>
  );
}
