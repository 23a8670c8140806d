import type { Plan } from '@evenway/contract';
import { useCallback, useEffect, useRef, useState } from 'react';

/** `missing`: they could not be read. `none`: nothing is on sale. */
type Plans = readonly Plan[] | 'waiting' | 'missing' | 'none';

/** What is on sale. Part of the page; if the server did not know yet, the browser requests it. */
export function usePlans(known: readonly Plan[] | null): { plans: Plans; retry: () => void } {
  const [plans, setPlans] = useState<Plans>(known ?? 'waiting');
  const running = useRef<AbortController>(undefined);

  const load = useCallback(() => {
    const stop = new AbortController();
    running.current = stop;
    setPlans('waiting');
    import('./fetch-plans.ts')
      .then(({ fetchPlans }) => fetchPlans(stop.signal))
      .then((found) => setPlans(found.length > 0 ? found : 'none'))
      .catch(() => stop.signal.aborted || setPlans('missing'));
  }, []);

  useEffect(() => {
    if (known !== null) return;
    load();
    return () => running.current?.abort();
  }, [known, load]);

  return { plans, retry: load };
}
