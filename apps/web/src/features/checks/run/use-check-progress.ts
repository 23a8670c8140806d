import { getCheck } from '@evenway/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import { awaitsPage, isActive } from './check-state.ts';
import type { CheckStart } from './use-check-start.ts';

const POLL_MS = 2_000;

interface FollowedCheck {
  id: string;
  start: CheckStart;
  /** How many pages were checked when it was seen to have ended; null when its end is still to come. */
  knownPages?: number | null;
  /** It has ended, or a page that followed after the end has changed what was found. */
  onEnded: () => void;
}

/** A check with its pages, asked for every two seconds while it runs or a page of it was opened by itself. */
export function useCheckProgress({ id, start, knownPages = null, onEnded }: FollowedCheck) {
  const opened = start.checkId === id ? start.path : null;
  const check = useCall(
    getCheck,
    { params: { id } },
    { again: (answer) => (answer && !isActive(answer) && !awaitsPage(answer, opened) ? false : POLL_MS) },
  );
  const ended = check.data !== undefined && !isActive(check.data) ? check.data.pages.checked : null;
  const known = useRef(knownPages);
  const notifyEnded = useEffectEvent(onEnded);
  useEffect(() => {
    if (ended === null || ended === known.current) return;
    known.current = ended;
    notifyEnded();
  }, [ended]);
  return check;
}
