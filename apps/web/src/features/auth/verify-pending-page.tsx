import { EMAIL_MAX_LENGTH, paths, resendVerification, TIMINGS } from '@evenway/contract';
import { useLocation } from 'react-router';
import { call } from '../../platform/api/call.ts';
import { describeError } from '../../platform/api/describe-error.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useForm } from '../../ui/use-form.ts';
import { accountTexts } from './account-texts.ts';
import { AuthHeading } from './auth-heading.tsx';
import { readEmail } from './read-email.ts';
import { usePassingNotice } from './use-passing-notice.ts';
import { validateEmail } from './validate-email.ts';
import { validationTexts } from './validation-messages.ts';
import { verifyPendingTexts } from './verify-pending-texts.ts';

export function VerifyPendingPage() {
  const t = useTexts(verifyPendingTexts);
  const account = useTexts(accountTexts);
  const say = useTexts(validationTexts);
  const knownEmail = readEmail(useLocation().state);
  const [notice, show] = usePassingNotice();
  usePageTitle(t.title);

  const form = useForm({
    initial: { email: knownEmail ?? '' },
    validate: (values) => validateEmail(values, say),
    submit: async ({ email }) => {
      await call(resendVerification, { body: { email: email.trim() } });
      show({ tone: 'success', message: t.resent }, TIMINGS.verificationResent);
    },
    onError: (error) => {
      const message = describeError(error, { fallback: t.failed });
      show({ tone: 'error', message }, TIMINGS.verificationResendFailed);
    },
  });

  return (
    <>
      <AuthHeading title={t.title}>
        <p className="wrap-anywhere">{knownEmail === null ? t.askForEmail : t.sentTo(knownEmail)}</p>
        <p className="mt-2">{t.expires}</p>
      </AuthHeading>
      <Form label={t.resend} onSubmit={form.handleSubmit}>
        {knownEmail === null && (
          <TextField
            {...form.field('email')}
            label={account.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={EMAIL_MAX_LENGTH}
          />
        )}
        {notice && (
          <Banner tone={notice.tone} live>
            {notice.message}
          </Banner>
        )}
        <Button type="submit" variant="primary" fullWidth isPending={form.isSubmitting} pendingLabel={t.resending}>
          {t.resend}
        </Button>
        <TextLink to={paths.login}>{account.backToLogin}</TextLink>
      </Form>
    </>
  );
}
