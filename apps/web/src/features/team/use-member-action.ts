import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../platform/api/api-error.ts';
import { describeError } from '../../platform/api/describe-error.ts';
import { useSession } from '../../platform/session/session-context.ts';

interface MemberAction {
  run: () => Promise<unknown>;
  onDone: () => void;
  fallback: string;
}

/** One change to a member at a time. It is done when the lists have been read again. */
export function useMemberAction({ run, onDone, fallback }: MemberAction) {
  const queryClient = useQueryClient();
  const { reload } = useSession();
  const isRunning = useRef(false);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function start() {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    setProblem(null);
    try {
      await run();
      await queryClient.invalidateQueries();
      onDone();
    } catch (error) {
      setProblem(describeError(error, { fallback }));
      // What we show was out of date: another admin was quicker, or took our own role.
      void queryClient.invalidateQueries();
      if (error instanceof ApiError && error.code === 'forbidden') void reload();
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  }

  return { start: () => void start(), isPending, problem };
}
