import { forgotPassword, paths } from '@evenway/contract';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../../platform/page/use-page-title.ts';
import { accountTexts } from '../../../shared/account-form/account-texts.ts';
import { AuthHeading } from '../../../shared/sign-in/auth-heading.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { EmailRequestForm } from '../email-request-form.tsx';
import { forgotPasswordTexts } from './forgot-password-texts.ts';

export function ForgotPasswordPage() {
  const t = useTexts(forgotPasswordTexts);
  const [sentTo, setSentTo] = useState<string | null>(null);
  usePageTitle(t.title);
  const [isAgain, setAgain] = useState(false);
  const askAgain = () => {
    setAgain(true);
    setSentTo(null);
  };
  const send = async (email: string) => {
    await call(forgotPassword, { body: { email } });
    setSentTo(email);
  };
  return sentTo === null ? (
    <EmailRequestForm texts={t} takesFocus={isAgain} submit={send} />
  ) : (
    <Sent email={sentTo} onAgain={askAgain} />
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = useTexts(forgotPasswordTexts);
  const account = useTexts(accountTexts);
  return (
    <>
      <AuthHeading title={t.sentTitle} takesFocus>
        <p className="wrap-anywhere">{t.sent(email)}</p>
        <p className="mt-2">{t.expires}</p>
      </AuthHeading>
      <div className="action-row">
        <ButtonLink to={paths.login} variant="primary">
          {account.backToLogin}
        </ButtonLink>
        <Button onPress={onAgain}>{t.again}</Button>
      </div>
    </>
  );
}
