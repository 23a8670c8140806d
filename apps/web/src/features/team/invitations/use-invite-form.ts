import { type CallInput, inviteUser } from '@evenway/contract';
import { useEffect, useEffectEvent } from 'react';
import { PEOPLE_CALLS } from '../../../platform/api/affected-calls.ts';
import { call } from '../../../platform/api/call.ts';
import { useCallMutation } from '../../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { TIMINGS } from '../../../platform/timings.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { inviteTexts } from './invitation-texts.ts';
import { emptyInvite, validateInvite } from './validate-invite.ts';

/** The invitation being written. Once it is sent, the dialog says so briefly and then calls `onFinish`. */
export function useInviteForm(onFinish: () => void) {
  const t = useTexts(inviteTexts);
  const invitation = useCallMutation({
    run: (query: CallInput<typeof inviteUser>['query']) => call(inviteUser, { query }),
    invalidates: PEOPLE_CALLS,
    failed: { fallback: t.failed },
  });
  const { isDone: isSent } = invitation;

  const form = useForm({
    initial: emptyInvite,
    validate: (values) => validateInvite(values, t),
    submit: async (values) => {
      await invitation.submit({ email: values.email.trim(), role: values.role });
    },
  });

  const finish = useEffectEvent(onFinish);
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => finish(), TIMINGS.invitationDialogClose);
    return () => clearTimeout(timer);
  }, [isSent]);

  return {
    ...form,
    problem: form.failure === null ? null : invitation.problem,
    isSent,
    handleSubmit: () => isSent || form.handleSubmit(),
  };
}
