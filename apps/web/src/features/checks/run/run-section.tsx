import { type Check, type ListedWebsite, listChecks, listFindings } from '@evenway/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { invalidateCalls } from '../../../platform/api/invalidate-calls.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoadedPart } from '../../../shared/loading/loaded-part.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { checkTexts } from '../check-texts.ts';
import { awaitsPage, hasGaps, isActive, lastEnded } from './check-state.ts';
import { CheckedPages } from './checked-pages.tsx';
import { RunningCheck } from './running-check.tsx';
import { CheckAgain, StartCheck } from './start-check.tsx';
import { useCheckProgress } from './use-check-progress.ts';
import { type CheckStart, useCheckStart } from './use-check-start.ts';

interface RunSectionProps {
  website: ListedWebsite;
  /** Newest first. */
  checks: readonly Check[];
  /** What the last check found. `again`: how to start another, and what is left of the last one. */
  children: (again: ReactNode) => ReactNode;
}

/** Either a check runs, and this shows how far it is, or one can be started: the first from here, others from its results. */
export function RunSection({ website, checks, children }: RunSectionProps) {
  const queryClient = useQueryClient();
  const start = useCheckStart(website.id);
  const [followed, setFollowed] = useState<string | null>(null);
  const active = checks.find(isActive);
  const running = active?.id ?? null;
  // What was seen running stays in sight when it ends, to say how.
  if (running !== null && running !== followed) setFollowed(running);
  const last = lastEnded(checks);
  // One that was gone on with from here stays in sight when no page is left.
  const earlier = followed === null && last && (hasGaps(last) || start.checkId === last.id) ? last : null;
  const onEnded = () => void invalidateCalls(queryClient, [listChecks, listFindings]);
  return (
    <>
      {followed !== null && (
        <RunningCheck key={followed} id={followed} website={website} start={start} onEnded={onEnded} />
      )}
      {running === null && !last && <StartCheck start={start} />}
      {children(
        <div className="empty:hidden">
          {running === null && last && <CheckAgain last={last} start={start} />}
          {earlier && <EarlierCheck key={earlier.id} check={earlier} start={start} onEnded={onEnded} />}
        </div>,
      )}
    </>
  );
}

interface EarlierCheckProps {
  check: Check;
  start: CheckStart;
  onEnded: () => void;
}

/**
 * The pages of a check that had ended before this screen was opened: those that were not checked can still be opened by
 * themselves.
 */
function EarlierCheck({ check: { id, pages }, start, onEnded }: EarlierCheckProps) {
  const t = useTexts(checkTexts);
  const check = useCheckProgress({ id, start, knownPages: pages.checked, onEnded });
  return (
    <LoadedPart query={check} failed={t.run.loadFailed} skeleton={<Skeleton shape="block" label={t.loading} />}>
      {(progress) => (
        <div className="flex max-w-3xl flex-col gap-5">
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
