import { getInvitationInfo, type InvitationInfo } from '@evenway/contract';
import { useEffect, useState } from 'react';
import { call } from '../../../platform/api/call.ts';

type Invitation =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'open'; readonly info: InvitationInfo };

/** Whom an invitation is for, and who invites them into what. */
export function useInvitation(token: string): Invitation & { retry: () => void } {
  const [invitation, setInvitation] = useState<Invitation>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    const leaving = new AbortController();
    setInvitation({ state: 'loading' });
    call(getInvitationInfo, { query: { token } }, { signal: leaving.signal }).then(
      (info) => setInvitation({ state: 'open', info }),
      (error: unknown) => leaving.signal.aborted || setInvitation({ state: 'failed', error }),
    );
    return () => leaving.abort();
  }, [token, attempt]);

  return { ...invitation, retry: () => setAttempt(attempt + 1) };
}
