import { paths } from '@evenway/contract';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { describeError } from '../../platform/api/describe-error.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { loginAddress } from './login-address.ts';
import { useVerification } from './use-verification.ts';
import { verifyTexts } from './verify-texts.ts';

const READING_TIME_MS = 3_000;

export function VerifyPage() {
  const t = useTexts(verifyTexts);
  const [query] = useSearchParams();
  const token = query.get('token');
  usePageTitle(t.page);
  return token ? <Verification token={token} /> : <Failed reason={t.noToken} />;
}

function Verification({ token }: { token: string }) {
  const t = useTexts(verifyTexts);
  const verification = useVerification(token);
  if (verification.state === 'success') return <Verified />;
  if (verification.state === 'error') {
    return <Failed reason={describeError(verification.error, { network: t.network, fallback: t.failed })} />;
  }
  return (
    <>
      <AuthHeading title={t.verifying}>{t.wait}</AuthHeading>
      <Spinner label={t.verifying} />
    </>
  );
}

function Verified() {
  const t = useTexts(verifyTexts);
  const navigate = useNavigate();
  const login = loginAddress(t.loginNotice);

  useEffect(() => {
    const timer = setTimeout(() => void navigate(login, { replace: true }), READING_TIME_MS);
    return () => clearTimeout(timer);
  }, [login, navigate]);

  return (
    <>
      <AuthHeading title={t.verified} takesFocus>
        {t.next}
      </AuthHeading>
      <ButtonLink to={login} variant="primary" fullWidth>
        {t.toLogin}
      </ButtonLink>
    </>
  );
}

function Failed({ reason }: { reason: string }) {
  const t = useTexts(verifyTexts);
  return (
    <>
      <AuthHeading title={t.failedTitle} takesFocus />
      <div className="flex flex-col gap-6">
        <Banner tone="error" live>
          {reason}
        </Banner>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.verifyPending} variant="primary">
            {t.newLink}
          </ButtonLink>
          <ButtonLink to={paths.login}>{t.toLogin}</ButtonLink>
        </div>
      </div>
    </>
  );
}
