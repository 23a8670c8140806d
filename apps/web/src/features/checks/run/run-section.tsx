import { type Check, type ListedWebsite, listChecks, listFindings } from '@evenway/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateCalls } from '../../../platform/api/invalidate-calls.ts';
import { hasGaps, isActive, lastEnded } from './check-state.ts';
import { EarlierCheck } from './earlier-check.tsx';
import { RunningCheck } from './running-check.tsx';
import { StartCheck } from './start-check.tsx';
import { useCheckStart } from './use-check-start.ts';

interface RunSectionProps {
  website: ListedWebsite;
  /** Newest first. */
  checks: readonly Check[];
}

/** Either a check runs, and this shows how far it is, or one can be started. */
export function RunSection({ website, checks }: RunSectionProps) {
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
      {running === null && <StartCheck last={last} start={start} />}
      {earlier && <EarlierCheck key={earlier.id} check={earlier} start={start} onEnded={onEnded} />}
    </>
  );
}
