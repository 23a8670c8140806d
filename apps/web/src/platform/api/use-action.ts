import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

interface ActionOptions<R> {
  run: () => Promise<R>;
  onDone: (result: R) => void;
}

/**
 * One change at a time. It is done when what the screens show has been read again. The failure is kept as it came: it is
 * put into words where it is shown, so that they follow a change of language.
 */
export function useAction<R>({ run, onDone }: ActionOptions<R>) {
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
      const result = await run();
      await queryClient.invalidateQueries();
      onDone(result);
    } catch (error) {
      setFailure(error);
      // What we show was out of date: another admin was quicker, or took our own role.
      void queryClient.invalidateQueries();
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  }

  return { start: () => void start(), isPending, failure };
}
