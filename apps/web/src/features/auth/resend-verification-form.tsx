import { resendVerification, TIMINGS } from '@evenway/contract';
import { call } from '../../platform/api/call.ts';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { useForm } from '../../ui/use-form.ts';
import { accountTexts } from './account-texts.ts';
import { EmailField } from './email-field.tsx';
import { usePassingNotice } from './use-passing-notice.ts';
import { validateEmail } from './validate-email.ts';
import { validationTexts } from './validation-messages.ts';
import { verifyPendingTexts } from './verify-pending-texts.ts';

/** Asks for a new verification mail; for which address, unless that is known. */
export function ResendVerificationForm({ knownEmail }: { knownEmail: string | null }) {
  const t = useTexts(verifyPendingTexts);
  const account = useTexts(accountTexts);
  const say = useTexts(validationTexts);
  const [notice, show] = usePassingNotice();

  const form = useForm({
    initial: { email: knownEmail ?? '' },
    validate: (values) => validateEmail(values, say),
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
