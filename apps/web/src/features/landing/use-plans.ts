import type { Plan } from '@evenway/contract';
import { useEffect, useState } from 'react';

/** What is on sale. The page brings it along; where the server did not know yet, the browser asks. */
export function usePlans(known: readonly Plan[] | null): readonly Plan[] | 'waiting' | 'missing' {
  const [plans, setPlans] = useState<readonly Plan[] | 'waiting' | 'missing'>(known ?? 'waiting');
  useEffect(() => {
    if (known !== null) return;
    const stop = new AbortController();
    import('./fetch-plans.ts')
      .then(({ fetchPlans }) => fetchPlans(stop.signal))
      .then((found) => setPlans(found.length > 0 ? found : 'missing'))
      .catch(() => stop.signal.aborted || setPlans('missing'));
    return () => stop.abort();
  }, [known]);
  return plans;
}
