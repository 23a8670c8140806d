import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../platform/api/api-error.ts';
import { describeFailure } from '../../platform/api/describe-failure.ts';
import { useSession } from '../../platform/session/session-context.ts';

interface WebsiteChange<R> {
  run: () => Promise<R>;
  onDone: (result: R) => void;
  /** Said when the server has no words for its refusal. */
  failed: string;
}

/** One change at a time. It is done when what the screens show has been read again. */
export function useWebsiteAction<R>({ run, onDone, failed }: WebsiteChange<R>) {
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
      const result = await run();
      await queryClient.invalidateQueries();
      onDone(result);
    } catch (error) {
      setProblem(describeFailure(error, failed));
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
