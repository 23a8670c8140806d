import { paths, resendVerification } from '@evenway/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from '../../../lib/router/hooks.ts';
import { call } from '../../../platform/api/call.ts';
import { errorToText } from '../../../platform/api/error-to-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../../platform/page/use-page-title.ts';
import { TIMINGS } from '../../../platform/timings.ts';
import { accountTexts } from '../../../shared/account-form/account-texts.ts';
import { EmailField } from '../../../shared/account-form/email-field.tsx';
import { validateEmail } from '../../../shared/account-form/validate-email.ts';
import { validationTexts } from '../../../shared/account-form/validation-messages.ts';
import { AuthHeading } from '../../../shared/sign-in/auth-heading.tsx';
import { carryEmail, readEmail } from '../../../shared/sign-in/carried-email.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { correctSentSignup } from '../signup/sent-signup.ts';
import { CorrectAddressForm } from './correct-address-form.tsx';
import { verifyPendingTexts } from './verify-pending-texts.ts';

export function VerifyPendingPage() {
  const t = useTexts(verifyPendingTexts);
  const account = useTexts(accountTexts);
  const navigate = useNavigate();
  const knownEmail = readEmail(useLocation().state);
  const [step, setStep] = useState<'wait' | 'correct' | 'corrected'>('wait');
  usePageTitle(t.title);

  async function onCorrected(email: string) {
    await navigate(paths.verifyPending, { replace: true, state: carryEmail(email) });
    setStep('corrected');
  }

  return (
    <>
      <AuthHeading key={step} title={t.title} takesFocus={step === 'corrected'}>
        <p className="wrap-anywhere">{knownEmail === null ? t.askForEmail : t.sentTo(knownEmail)}</p>
        <p className="mt-2">{t.expires}</p>
      </AuthHeading>
      <div className="flex flex-col gap-6">
        {step === 'correct' && knownEmail !== null ? (
          <CorrectAddressForm mistyped={knownEmail} onCorrected={onCorrected} onCancel={() => setStep('wait')} />
        ) : (
          <>
            <ResendVerificationForm key={knownEmail} knownEmail={knownEmail} />
            {knownEmail !== null && <WrongAddress email={knownEmail} onCorrect={() => setStep('correct')} />}
          </>
        )}
        <TextLink to={paths.login} state={carryEmail(knownEmail)}>
          {account.backToLogin}
        </TextLink>
      </div>
    </>
  );
}

function WrongAddress({ email, onCorrect }: { email: string; onCorrect: () => void }) {
  const t = useTexts(verifyPendingTexts);
  if (correctSentSignup(email, email) === null) {
    return (
      <p>
        {t.wrongAddress} <TextLink to={paths.signup}>{t.signUpAgain}</TextLink>
      </p>
    );
  }
  return (
    <Button variant="quiet" onPress={onCorrect}>
      {t.correct}
    </Button>
  );
}

/** Requests a new verification mail; asks for the address unless it is known. */
function ResendVerificationForm({ knownEmail }: { knownEmail: string | null }) {
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

type Notice = { readonly tone: 'success' } | { readonly tone: 'error'; readonly error: unknown };

/** A notice that disappears by itself. A newer one replaces it and gets its full time. */
function useTemporaryNotice() {
  const [notice, setNotice] = useState<Notice | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback((next: Notice, milliseconds: number) => {
    clearTimeout(timer.current);
    setNotice(next);
    timer.current = setTimeout(() => setNotice(null), milliseconds);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  return [notice, show] as const;
}
