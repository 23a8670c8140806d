import { checkResetLink, paths } from '@evenway/contract';
import { useState } from 'react';
import { useSearchParams } from '../../../lib/router/hooks.ts';
import { call } from '../../../platform/api/call.ts';
import { errorToText } from '../../../platform/api/error-to-text.ts';
import { isDeadLink } from '../../../platform/api/is-dead-link.ts';
import { useAnswer } from '../../../platform/api/use-answer.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../../platform/page/use-page-title.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { accountTexts } from '../../../shared/account-form/account-texts.ts';
import { AuthHeading } from '../../../shared/sign-in/auth-heading.tsx';
import { carryEmail } from '../../../shared/sign-in/carried-email.ts';
import { loginAddress } from '../../../shared/sign-in/login-address.ts';
import { OtherAccount } from '../../../shared/sign-in/other-account.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { resetPasswordTexts } from './reset-password-texts.ts';

export function ResetPasswordPage() {
  const t = useTexts(resetPasswordTexts);
  const [query] = useSearchParams();
  const token = query.get('token');
  usePageTitle(token ? t.title : t.invalidTitle);
  return token ? <ResetLink token={token} /> : <InvalidLink reason={t.noToken} help={t.whatNow} />;
}

/** Checks a reset link before anyone thinks up a password. */
const checkLink = (token: string, signal: AbortSignal) => call(checkResetLink, { query: { token } }, { signal });

function ResetLink({ token }: { token: string }) {
  const t = useTexts(resetPasswordTexts);
  const account = useTexts(accountTexts);
  const { reload } = useSession();
  const link = useAnswer(token, checkLink);
  const [doneFor, setDoneFor] = useState<string | null>(null);
  if (doneFor !== null) return <ResetPasswordDone email={doneFor} />;
  if (link.state === 'failed' && isDeadLink(link.error))
    return <InvalidLink reason={errorToText(link.error, { fallback: t.checkFailed })} />;
  if (link.state === 'answered') {
    // The new password has ended the sessions of its account; only the server knows whether this was one of them.
    return <ResetPasswordForm token={token} onDone={(email) => void reload().then(() => setDoneFor(email))} />;
  }
  return (
    <>
      <AuthHeading title={t.title} />
      {link.state === 'asking' ? (
        <Spinner label={t.checking} />
      ) : (
        <Banner
          tone="error"
          live
          action={
            <Button size="sm" onPress={link.retry}>
              {t.retry}
            </Button>
          }
        >
          {errorToText(link.error, { network: account.network, fallback: t.checkFailed })}
        </Banner>
      )}
    </>
  );
}

/** The reason of an invalid link says what to do; that a link is incomplete does not. */
function InvalidLink({ reason, help }: { reason: string; help?: string }) {
  const t = useTexts(resetPasswordTexts);
  const account = useTexts(accountTexts);
  return (
    <>
      <AuthHeading title={t.invalidTitle}>{help}</AuthHeading>
      <div className="flex flex-col gap-6">
        <Banner tone="error" live>
          {reason}
        </Banner>
        <div className="action-row">
          <ButtonLink to={paths.forgotPassword} variant="primary">
            {t.newLink}
          </ButtonLink>
          <ButtonLink to={paths.login}>{account.backToLogin}</ButtonLink>
        </div>
      </div>
    </>
  );
}

function ResetPasswordDone({ email }: { email: string }) {
  const t = useTexts(resetPasswordTexts);
  const { isAuthenticated } = useSession();
  const login = loginAddress('passwordReset');
  return (
    <>
      <AuthHeading title={t.doneTitle} takesFocus>
        {isAuthenticated ? t.otherAccount : t.done}
      </AuthHeading>
      {isAuthenticated ? (
        <OtherAccount label={t.signOut} login={login} email={email} />
      ) : (
        <ButtonLink to={login} state={carryEmail(email)} variant="primary" fullWidth>
          {t.toLogin}
        </ButtonLink>
      )}
    </>
  );
}
