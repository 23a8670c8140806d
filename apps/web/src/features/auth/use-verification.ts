import { verifyEmail } from '@evenway/contract';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api/call.ts';

export type Verification =
  | { readonly state: 'verifying' }
  | { readonly state: 'success' }
  | { readonly state: 'error'; readonly error: unknown };

// A link works once. However often the page is mounted, its token is sent once.
const sent = new Map<string, Promise<unknown>>();

export function useVerification(token: string): Verification {
  const [verification, setVerification] = useState<Verification>({ state: 'verifying' });

  useEffect(() => {
    let isGone = false;
    const settle = (next: Verification) => {
      if (!isGone) setVerification(next);
    };
    verifyOnce(token).then(
      () => settle({ state: 'success' }),
      (error: unknown) => settle({ state: 'error', error }),
    );
    return () => {
      isGone = true;
    };
  }, [token]);

  return verification;
}

function verifyOnce(token: string): Promise<unknown> {
  const earlier = sent.get(token);
  if (earlier) return earlier;
  const answer = call(verifyEmail, { query: { token } });
  sent.set(token, answer);
  return answer;
}
