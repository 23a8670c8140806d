import { paths } from '@evenway/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { accountTexts } from './account-texts.ts';
import { AuthHeading } from './auth-heading.tsx';
import { loginAddress } from './login-address.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { resetPasswordTexts } from './reset-password-texts.ts';

export function ResetPasswordPage() {
  const t = useTexts(resetPasswordTexts);
  const [query] = useSearchParams();
  const [isDone, setDone] = useState(false);
  const token = query.get('token');
  usePageTitle(token ? t.title : t.invalidTitle);
  if (!token) return <InvalidLink />;
  return isDone ? <Done /> : <ResetPasswordForm token={token} onDone={() => setDone(true)} />;
}

function InvalidLink() {
  const t = useTexts(resetPasswordTexts);
  const account = useTexts(accountTexts);
  return (
    <>
      <AuthHeading title={t.invalidTitle}>{t.whatNow}</AuthHeading>
      <div className="flex flex-col gap-6">
        <Banner tone="error" live>
          {t.noToken}
        </Banner>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.forgotPassword} variant="primary">
            {t.newLink}
          </ButtonLink>
          <ButtonLink to={paths.login}>{account.backToLogin}</ButtonLink>
        </div>
      </div>
    </>
  );
}

function Done() {
  const t = useTexts(resetPasswordTexts);
  return (
    <>
      <AuthHeading title={t.doneTitle} takesFocus>
        {t.done}
      </AuthHeading>
      <ButtonLink to={loginAddress(t.loginNotice)} variant="primary" fullWidth>
        {t.toLogin}
      </ButtonLink>
    </>
  );
}
