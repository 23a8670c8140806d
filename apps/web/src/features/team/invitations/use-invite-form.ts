import { inviteUser } from '@evenway/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { errorToText } from '../../../platform/api/error-to-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { TIMINGS } from '../../../platform/timings.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { inviteTexts } from './invitation-texts.ts';
import { emptyInvite, validateInvite } from './validate-invite.ts';

/** The invitation being written. Once it is sent, the dialog shows so for a moment and then calls `onFinish`. */
export function useInviteForm(onFinish: () => void) {
  const t = useTexts(inviteTexts);
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<unknown>(null);
  const [isSent, setSent] = useState(false);

  const form = useForm({
    initial: emptyInvite,
    validate: (values) => validateInvite(values, t),
    submit: async (values) => {
      setFailure(null);
      await call(inviteUser, { query: { email: values.email.trim(), role: values.role } });
      setSent(true);
      void queryClient.invalidateQueries();
    },
    onError: setFailure,
  });

  const finish = useEffectEvent(onFinish);
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => finish(), TIMINGS.invitationDialogClose);
    return () => clearTimeout(timer);
  }, [isSent]);

  const problem = failure === null ? null : errorToText(failure, { fallback: t.failed });
  return { ...form, problem, isSent, handleSubmit: () => isSent || form.handleSubmit() };
}
