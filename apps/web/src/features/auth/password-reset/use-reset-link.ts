import { checkResetLink } from '@evenway/contract';
import { useEffect, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { isDeadLink } from '../../../platform/api/is-dead-link.ts';

type ResetLink =
  | { readonly state: 'checking' }
  | { readonly state: 'works' }
  | { readonly state: 'dead'; readonly error: unknown }
  | { readonly state: 'unknown'; readonly error: unknown };

/** Whether a reset link works, known before anyone thinks up a password. */
export function useResetLink(token: string): ResetLink & { retry: () => void } {
  const [link, setLink] = useState<ResetLink>({ state: 'checking' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    const leaving = new AbortController();
    setLink({ state: 'checking' });
    call(checkResetLink, { query: { token } }, { signal: leaving.signal }).then(
      () => setLink({ state: 'works' }),
      (error: unknown) => {
        if (!leaving.signal.aborted) setLink({ state: isDeadLink(error) ? 'dead' : 'unknown', error });
      },
    );
    return () => leaving.abort();
  }, [token, attempt]);

  return { ...link, retry: () => setAttempt(attempt + 1) };
}
