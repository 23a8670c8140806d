import { getInvitationInfo } from '@evenway/contract';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { describeError } from '../../platform/api/describe-error.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { acceptInviteTexts } from './accept-invite-texts.ts';

type Invitation =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'open'; readonly email: string };

/** Whom an invitation is for. */
export function useInvitation(token: string) {
  const t = useTexts(acceptInviteTexts);
  const [invitation, setInvitation] = useState<Invitation>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    const leaving = new AbortController();
    setInvitation({ state: 'loading' });
    call(getInvitationInfo, { query: { token } }, { signal: leaving.signal }).then(
      ({ email }) => setInvitation({ state: 'open', email }),
      (error: unknown) => leaving.signal.aborted || setInvitation({ state: 'failed', error }),
    );
    return () => leaving.abort();
  }, [token, attempt]);

  if (invitation.state !== 'failed') return invitation;
  return {
    state: 'failed',
    message: describeError(invitation.error, { fallback: t.infoFailed }),
    retry: () => setAttempt(attempt + 1),
  } as const;
}
