import { resendInvitation } from '@evenway/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { errorToText } from '../../../platform/api/error-to-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { TIMINGS } from '../../../platform/timings.ts';
import { invitationTexts } from './invitation-texts.ts';

export interface ResendState {
  readonly phase: 'idle' | 'sending' | 'sent';
  readonly error?: unknown;
}

const idle: ResendState = { phase: 'idle' };

/** Resending, for each invitation on its own. */
export function useResend(onNews: (news: string) => void) {
  const t = useTexts(invitationTexts);
  const queryClient = useQueryClient();
  const [states, setStates] = useState<ReadonlyMap<string, ResendState>>(new Map());
  const stateOf = (email: string) => states.get(email) ?? idle;
  const change = (email: string, state: ResendState) => setStates((before) => new Map(before).set(email, state));

  async function resend(email: string) {
    if (stateOf(email).phase === 'sending') return;
    onNews('');
    change(email, { phase: 'sending' });
    try {
      await call(resendInvitation, { query: { email } });
      change(email, { phase: 'sent' });
      onNews(t.resentNews);
      setTimeout(() => change(email, idle), TIMINGS.invitationResent);
    } catch (error) {
      change(email, { phase: 'idle', error });
    }
    // A new link has a new term, and a refusal may mean that the invitation was accepted meanwhile.
    void queryClient.invalidateQueries();
  }

  const problemOf = (email: string) => {
    const { error } = stateOf(email);
    return error === undefined ? undefined : errorToText(error, { fallback: t.resendFailed });
  };
  return { stateOf, problemOf, resend: (email: string) => void resend(email) };
}
