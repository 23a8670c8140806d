import { resendVerification } from '@evenway/contract';
import { call } from '../../../platform/api/call.ts';
import { errorToText } from '../../../platform/api/error-to-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { TIMINGS } from '../../../platform/timings.ts';
import { accountTexts } from '../../../shared/account-form/account-texts.ts';
import { EmailField } from '../../../shared/account-form/email-field.tsx';
import { validateEmail } from '../../../shared/account-form/validate-email.ts';
import { validationTexts } from '../../../shared/account-form/validation-messages.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useTemporaryNotice } from './use-temporary-notice.ts';
import { verifyPendingTexts } from './verify-pending-texts.ts';

/** Requests a new verification mail; asks for the address unless it is known. */
export function ResendVerificationForm({ knownEmail }: { knownEmail: string | null }) {
  const t = useTexts(verifyPendingTexts);
  const account = useTexts(accountTexts);
  const messages = useTexts(validationTexts);
  const [notice, show] = useTemporaryNotice();

  const form = useForm({
    initial: { email: knownEmail ?? '' },
    validate: (values) => validateEmail(values, messages),
    submit: async ({ email }) => {
      await call(resendVerification, { body: { email: email.trim() } });
      show({ tone: 'success' }, TIMINGS.verificationResent);
    },
    onError: (error) => show({ tone: 'error', error }, TIMINGS.verificationResendFailed),
  });

  const own = { network: account.network, fallback: t.failed };
  return (
    <Form label={t.resend} onSubmit={form.handleSubmit}>
      {knownEmail === null && <EmailField {...form.field('email')} autoComplete="email" />}
      {notice && (
        <Banner tone={notice.tone} live>
          {notice.tone === 'success' ? t.resent : errorToText(notice.error, own)}
        </Banner>
      )}
      <Button type="submit" variant="primary" fullWidth isPending={form.isSubmitting} pendingLabel={t.resending}>
        {t.resend}
      </Button>
    </Form>
  );
}
