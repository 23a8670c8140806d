import { listPendingInvitations, listUsers, resendInvitation } from '@evenway/contract';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { errorToText } from '../../../platform/api/error-to-text.ts';
import { useCallMutation } from '../../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { TIMINGS } from '../../../platform/timings.ts';
import { invitationTexts } from './invitation-texts.ts';

export interface ResendState {
  readonly phase: 'idle' | 'sending' | 'sent';
  readonly error?: unknown;
}

const idle: ResendState = { phase: 'idle' };

/** Resending, separately for each invitation. */
export function useResend(onNews: (news: string) => void) {
  const t = useTexts(invitationTexts);
  const [states, setStates] = useState<ReadonlyMap<string, ResendState>>(new Map());
  const stateOf = (email: string) => states.get(email) ?? idle;
  const change = (email: string, state: ResendState) => setStates((before) => new Map(before).set(email, state));
  const { start } = useCallMutation({
    run: (email: string) => {
      onNews('');
      change(email, { phase: 'sending' });
      return call(resendInvitation, { query: { email } });
    },
    // A new link has a new expiry, and a refusal may mean that the invitation was accepted meanwhile.
    invalidates: [listPendingInvitations, listUsers],
    isParallel: true,
    onDone: (_, email) => {
      change(email, { phase: 'sent' });
      onNews(t.resentNews);
      setTimeout(() => change(email, idle), TIMINGS.invitationResent);
    },
    onFailed: (error, email) => change(email, { phase: 'idle', error }),
    failed: { fallback: t.resendFailed },
  });

  const problemOf = (email: string) => {
    const { error } = stateOf(email);
    return error === undefined ? undefined : errorToText(error, { fallback: t.resendFailed });
  };
  return { stateOf, problemOf, resend: start };
}
