import { paths } from '@evenway/contract';
import { useSearchParams } from '../../../lib/router/hooks.ts';
import { errorToText } from '../../../platform/api/error-to-text.ts';
import { isDeadLink } from '../../../platform/api/is-dead-link.ts';
import { useAnswer } from '../../../platform/api/use-answer.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../../platform/page/use-page-title.ts';
import { AuthHeading } from '../../../shared/sign-in/auth-heading.tsx';
import { LinkFailure } from '../../../shared/sign-in/link-failure.tsx';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { VerifiedEmail } from './verified-email.tsx';
import { verifyOnce } from './verify-once.ts';
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
  const verification = useAnswer(token, verifyOnce);
  if (verification.state === 'answered') return <VerifiedEmail verified={verification.answer} />;
  if (verification.state === 'failed') {
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
      <LinkFailure reason={reason} onRetry={onRetry} retryLabel={t.retry} to={paths.verifyPending} label={t.newLink}>
        <ButtonLink to={paths.login}>{t.toLogin}</ButtonLink>
      </LinkFailure>
    </>
  );
}
