import { type CurrentUser, getCurrentUser, resendEmailChange, withdrawEmailChange } from '@evenway/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isGone } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { invalidateCalls } from '../../platform/api/invalidate-calls.ts';
import { queryKeyOf } from '../../platform/api/use-call.ts';
import { useCallMutation } from '../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { FieldMessage } from '../../ui/fields/field-message.tsx';
import { focusField } from '../../ui/forms/focus-field.ts';
import { personalInfoTexts } from './personal-info-texts.ts';

type Step = 'resend' | 'withdraw';

/** The address that awaits confirmation, if there is one, with what can be done about it. */
export function PendingEmail({ user }: { user: CurrentUser }) {
  const { pendingEmail: email } = user;
  const t = useTexts(personalInfoTexts).pending;
  const queryClient = useQueryClient();
  const [recipient, setRecipient] = useState('');
  const change = useCallMutation({
    run: async (step: Step) => {
      setRecipient(email ?? '');
      const held: CurrentUser = await call(step === 'resend' ? resendEmailChange : withdrawEmailChange, {});
      // The button disappears with the notice, so its field takes the focus.
      if (step === 'withdraw') focusField('email');
      return held;
    },
    replaces: queryKeyOf(getCurrentUser, {}),
    onFailed: (error) => {
      if (isGone(error)) void invalidateCalls(queryClient, [getCurrentUser]);
    },
    failed: { fallback: t.failed },
  });
  const running = change.isPending ? change.input : undefined;

  return (
    <div className="flex flex-col gap-3 wrap-anywhere has-[p]:mt-6">
      {email !== null && (
        <Banner
          tone="info"
          title={t.title(email)}
          action={
            <div className="flex flex-wrap gap-3">
              <Button
                size="sm"
                isPending={running === 'resend'}
                pendingLabel={t.resending}
                onPress={() => change.start('resend')}
              >
                {t.resend}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                isPending={running === 'withdraw'}
                pendingLabel={t.withdrawing}
                onPress={() => change.start('withdraw')}
              >
                {t.withdraw}
              </Button>
            </div>
          }
        >
          {t.help}
        </Banner>
      )}
      {change.problem !== null && (
        <p role="alert">
          <FieldMessage>{change.problem}</FieldMessage>
        </p>
      )}
      <div role="status">{change.isDone && <p>{change.input === 'resend' ? t.resent(recipient) : t.withdrawn}</p>}</div>
    </div>
  );
}
