import { paths } from '@evenway/contract';
import { useSearchParams } from 'react-router';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { isDeadLink } from './is-dead-link.ts';
import { useVerification } from './use-verification.ts';
import { VerifiedEmail } from './verified-email.tsx';
import { verifyTexts } from './verify-texts.ts';

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
  if (verification.state === 'success') return <VerifiedEmail verified={verification.verified} />;
  if (verification.state === 'error') {
    const { error, retry } = verification;
    const reason = errorToText(error, { network: t.network, fallback: t.failed });
    return isDeadLink(error) ? <Failed reason={reason} /> : <Failed reason={reason} onRetry={retry} />;
  }
  return (
    <>
      <AuthHeading title={t.verifying}>{t.wait}</AuthHeading>
      <Spinner label={t.verifying} />
    </>
  );
}

function Failed({ reason, onRetry }: { reason: string; onRetry?: () => void }) {
  const t = useTexts(verifyTexts);
  return (
    <>
      <AuthHeading title={t.failedTitle} takesFocus />
      <div className="flex flex-col gap-6">
        <Banner tone="error" live>
          {reason}
        </Banner>
        <div className="flex flex-wrap gap-3">
          {onRetry && (
            <Button variant="primary" onPress={onRetry}>
              {t.retry}
            </Button>
          )}
          <ButtonLink to={paths.verifyPending} variant={onRetry ? 'secondary' : 'primary'}>
            {t.newLink}
          </ButtonLink>
          <ButtonLink to={paths.login}>{t.toLogin}</ButtonLink>
        </div>
      </div>
    </>
  );
}
