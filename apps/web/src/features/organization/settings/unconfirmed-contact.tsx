import { type BillingSettings, resendBillingConfirmation } from '@evenway/contract';
import { call } from '../../../platform/api/call.ts';
import { useCallMutation } from '../../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { FieldMessage } from '../../../ui/fields/field-message.tsx';
import { billingContactTexts } from './billing-contact-texts.ts';

/** Says that nothing is sent to the contact yet, while that is so. */
export function UnconfirmedContact({ contact }: { contact: BillingSettings['contact'] }) {
  const t = useTexts(billingContactTexts).pending;
  const resend = useCallMutation({
    run: () => call(resendBillingConfirmation, {}),
    failed: { unexplained: t.failed, network: t.offline, fallback: t.failed },
  });
  if (contact === null || contact.isConfirmed) return null;
  const { email } = contact;
  return (
    <div className="mt-6 flex flex-col gap-3 wrap-anywhere">
      <Banner
        tone="info"
        title={t.title(email)}
        action={
          <Button size="sm" isPending={resend.isPending} pendingLabel={t.resending} onPress={() => resend.start()}>
            {t.resend}
          </Button>
        }
      >
        {t.help}
      </Banner>
      {resend.problem !== null && (
        <p role="alert">
          <FieldMessage>{resend.problem}</FieldMessage>
        </p>
      )}
      <div role="status">{resend.isDone && <p>{t.resent(email)}</p>}</div>
    </div>
  );
}
