import { paths } from '@evenway/contract';
import { useState } from 'react';
import { useLocation, useNavigate } from '../../../lib/router/hooks.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../../platform/page/use-page-title.ts';
import { accountTexts } from '../../../shared/account-form/account-texts.ts';
import { AuthHeading } from '../../../shared/sign-in/auth-heading.tsx';
import { carryEmail, readEmail } from '../../../shared/sign-in/carried-email.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { correctSentSignup } from '../signup/sent-signup.ts';
import { CorrectAddressForm } from './correct-address-form.tsx';
import { ResendVerificationForm } from './resend-verification-form.tsx';
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
