import { useEffect, useEffectEvent, useState } from 'react';

type Answer<T> =
  | { readonly state: 'asking' }
  | { readonly state: 'answered'; readonly answer: T }
  | { readonly state: 'failed'; readonly error: unknown };

/**
 * One response, requested when a screen opens and again by `retry`. For the screens of mailed links, which do not use
 * the cache of the organization area. A change of `about` requests it again.
 */
export function useAnswer<T>(
  about: string,
  ask: (about: string, signal: AbortSignal) => Promise<T>,
): Answer<T> & { retry: () => void } {
  const [answer, setAnswer] = useState<Answer<T>>({ state: 'asking' });
  const [attempt, setAttempt] = useState(0);
  const askNow = useEffectEvent(ask);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    const leaving = new AbortController();
    const settle = (next: Answer<T>) => {
      if (!leaving.signal.aborted) setAnswer(next);
    };
    settle({ state: 'asking' });
    askNow(about, leaving.signal).then(
      (said) => settle({ state: 'answered', answer: said }),
      (error: unknown) => settle({ state: 'failed', error }),
    );
    return () => leaving.abort();
  }, [about, attempt]);

  return { ...answer, retry: () => setAttempt(attempt + 1) };
}
