import { verifyEmail } from '@evenway/contract';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';

export interface Verified {
  /** Whose address it is; null when the link had done its work before, and the server does not say. */
  readonly userId: string | null;
  /** An account moved to this address. */
  readonly isChange: boolean;
  /** A password is chosen by a further mail before anyone can sign in with one. */
  readonly choosesPassword: boolean;
}

export type Verification =
  | { readonly state: 'verifying' }
  | { readonly state: 'success'; readonly verified: Verified }
  | { readonly state: 'error'; readonly error: unknown };

export function useVerification(token: string): Verification & { retry: () => void } {
  const [verification, setVerification] = useState<Verification>({ state: 'verifying' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    let isGone = false;
    const settle = (next: Verification) => {
      if (!isGone) setVerification(next);
    };
    settle({ state: 'verifying' });
    verifyOnce(token).then(
      (verified) => settle({ state: 'success', verified }),
      (error: unknown) => settle({ state: 'error', error }),
    );
    return () => {
      isGone = true;
    };
  }, [token, attempt]);

  return { ...verification, retry: () => setAttempt(attempt + 1) };
}

// A link works once. However often the page is mounted, its token is sent once; a failure may be tried again.
const sent = new Map<string, Promise<Verified>>();

function verifyOnce(token: string): Promise<Verified> {
  const earlier = sent.get(token);
  if (earlier) return earlier;
  const answer = verify(token);
  sent.set(token, answer);
  answer.catch(() => sent.delete(token));
  return answer;
}

async function verify(token: string): Promise<Verified> {
  try {
    return await call(verifyEmail, { query: { token } });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'already_verified')
      return { userId: null, isChange: false, choosesPassword: false };
    throw error;
  }
}
