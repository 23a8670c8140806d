import { type CurrentUser, getCurrentUser, resendEmailChange, withdrawEmailChange } from '@evenway/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isGone } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { queryKeyOf } from '../../platform/api/use-call.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { FieldMessage } from '../../ui/fields/field-message.tsx';
import { focusField } from '../../ui/forms/focus-field.ts';
import { personalInfoTexts } from './personal-info-texts.ts';

type Step = 'resend' | 'withdraw';

/** The address that waits for its confirmation, as long as one does, with what can be done about it. */
export function PendingEmail({ user }: { user: CurrentUser }) {
  const { pendingEmail: email } = user;
  const t = useTexts(personalInfoTexts).pending;
  const queryClient = useQueryClient();
  const [running, setRunning] = useState<Step | null>(null);
  const [done, setDone] = useState<{ step: Step; recipient: string } | null>(null);
  const needsApproval = user.pendingStep === 'approve';
  const [failure, setFailure] = useState<unknown>(null);

  async function run(step: Step, present: string) {
    setRunning(step);
    setDone(null);
    setFailure(null);
    try {
      const held: CurrentUser = await call(step === 'resend' ? resendEmailChange : withdrawEmailChange, {});
      // The button goes with the notice; the field it was about takes the focus.
      if (step === 'withdraw') focusField('email');
      queryClient.setQueryData(queryKeyOf(getCurrentUser, {}), held);
      setDone({ step, recipient: needsApproval ? user.email : present });
    } catch (error) {
      setFailure(error);
      if (isGone(error)) void queryClient.invalidateQueries();
    } finally {
      setRunning(null);
    }
  }

  return (
    <div className="flex flex-col gap-3 wrap-anywhere has-[p]:mt-6">
      {email !== null && (
        <Banner
          tone="info"
          title={needsApproval ? t.approvalTitle(email) : t.title(email)}
          action={
            <div className="flex flex-wrap gap-3">
              <Button
                size="sm"
                isPending={running === 'resend'}
                pendingLabel={t.resending}
                onPress={() => void run('resend', email)}
              >
                {t.resend}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                isPending={running === 'withdraw'}
                pendingLabel={t.withdrawing}
                onPress={() => void run('withdraw', email)}
              >
                {t.withdraw}
              </Button>
            </div>
          }
        >
          {needsApproval ? t.approvalHelp(user.email) : t.help}
        </Banner>
      )}
      {failure !== null && (
        <p role="alert">
          <FieldMessage>{errorToText(failure, { fallback: t.failed })}</FieldMessage>
        </p>
      )}
      <div role="status">{done && <p>{done.step === 'resend' ? t.resent(done.recipient) : t.withdrawn}</p>}</div>
    </div>
  );
}
