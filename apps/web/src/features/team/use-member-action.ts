import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { describeError } from '../../platform/api/describe-error.ts';

interface MemberActionOptions {
  run: () => Promise<unknown>;
  onDone: () => void;
  fallback: string;
}

export interface MemberAction {
  start: () => void;
  isPending: boolean;
  /** What went wrong, in the language chosen now. */
  problem: string | null;
}

/** One change to a member at a time. It is done when the lists have been read again. */
export function useMemberAction({ run, onDone, fallback }: MemberActionOptions): MemberAction {
  const queryClient = useQueryClient();
  const isRunning = useRef(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function start() {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    setFailure(null);
    try {
      await run();
      await queryClient.invalidateQueries();
      onDone();
    } catch (error) {
      setFailure(error);
      // What we show was out of date: another admin was quicker.
      void queryClient.invalidateQueries();
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  }

  const problem = failure === null ? null : describeError(failure, { fallback });
  return { start: () => void start(), isPending, problem };
}
