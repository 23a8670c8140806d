import { getInvitationInfo, type InvitationInfo, paths } from '@evenway/contract';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from '../../../lib/router/hooks.ts';
import { call } from '../../../platform/api/call.ts';
import { errorToText } from '../../../platform/api/error-to-text.ts';
import { isDeadLink } from '../../../platform/api/is-dead-link.ts';
import { useAnswer } from '../../../platform/api/use-answer.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../../platform/page/use-page-title.ts';
import { originOf } from '../../../platform/session/redirect-target.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { AuthHeading } from '../../../shared/sign-in/auth-heading.tsx';
import { carryEmail } from '../../../shared/sign-in/carried-email.ts';
import { LinkFailure } from '../../../shared/sign-in/link-failure.tsx';
import { LoginBanner } from '../../../shared/sign-in/login-banner.tsx';
import { OtherAccount } from '../../../shared/sign-in/other-account.tsx';
import { ProviderButtons } from '../../../shared/sign-in/provider-buttons.tsx';
import { useLoginNotice } from '../../../shared/sign-in/use-login-notice.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { AcceptInviteForm } from './accept-invite-form.tsx';
import { acceptInviteTexts } from './accept-invite-texts.ts';
import { JoinOrganization } from './join-organization.tsx';

export function AcceptInvitePage() {
  const t = useTexts(acceptInviteTexts);
  const [query] = useSearchParams();
  const token = query.get('token');
  usePageTitle(t.title);
  if (token) return <Invitation token={token} />;
  return (
    <>
      <AuthHeading title={t.title}>{t.whatNow}</AuthHeading>
      <Failed reason={t.noToken} />
    </>
  );
}

function Invitation({ token }: { token: string }) {
  const t = useTexts(acceptInviteTexts);
  const invitation = useAnswer(token, askForInvitation);
  const { isLoading } = useSession();
  if (invitation.state === 'answered' && !isLoading) return <OpenInvitation token={token} info={invitation.answer} />;
  const isFailed = invitation.state === 'failed';
  return (
    <>
      <AuthHeading title={t.title}>{!isFailed && t.lead}</AuthHeading>
      {isFailed ? (
        <Failed
          reason={errorToText(invitation.error, { fallback: t.infoFailed })}
          onRetry={isDeadLink(invitation.error) ? undefined : invitation.retry}
        />
      ) : (
        <Spinner label={t.loading} />
      )}
    </>
  );
}

const askForInvitation = (token: string, signal: AbortSignal) =>
  call(getInvitationInfo, { query: { token } }, { signal });

function OpenInvitation({ token, info }: { token: string; info: InvitationInfo }) {
  const t = useTexts(acceptInviteTexts);
  const { isAuthenticated, email } = useSession();
  const isInvited = isAuthenticated && email === info.email;
  const [notice] = useLoginNotice();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasSignedIn = useRef(isAuthenticated);
  useEffect(() => {
    // The button that signed out is gone, so the focus moves to the heading.
    if (wasSignedIn.current && !isAuthenticated) heading.current?.focus();
    wasSignedIn.current = isAuthenticated;
  }, [isAuthenticated]);
  return (
    <>
      <AuthHeading title={t.title} ref={heading}>
        <p className="wrap-anywhere">{t.invites(info.inviterName, info.organizationName)}</p>
        <p className="mt-2 wrap-anywhere">
          {isInvited
            ? t.joins
            : isAuthenticated
              ? t.otherAccount(info.email)
              : info.hasAccount
                ? t.hasAccount(info.email)
                : t.create}
        </p>
      </AuthHeading>
      <div className="flex flex-col gap-6">
        {notice && <LoginBanner notice={notice} email={info.email} />}
        {isInvited ? (
          <JoinOrganization token={token} organization={info.organizationName} />
        ) : isAuthenticated ? (
          <OtherAccount label={t.signOut} />
        ) : info.hasAccount ? (
          <SignInToJoin token={token} email={info.email} />
        ) : (
          <>
            <ProviderButtons actions={['google-signup', 'facebook-signup']} token={token} />
            <AcceptInviteForm token={token} email={info.email} />
          </>
        )}
      </div>
    </>
  );
}

/** Someone with an account signs in, and comes back here. */
function SignInToJoin({ token, email }: { token: string; email: string }) {
  const t = useTexts(acceptInviteTexts);
  const location = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <ProviderButtons actions={['google-signup', 'facebook-signup']} token={token} />
      <Button
        variant="primary"
        onPress={() => void navigate(paths.login, { state: { ...originOf(location), ...carryEmail(email) } })}
      >
        {t.signInToJoin}
      </Button>
    </>
  );
}

function Failed({ reason, onRetry }: { reason: string; onRetry?: (() => void) | undefined }) {
  const t = useTexts(acceptInviteTexts);
  return <LinkFailure reason={reason} onRetry={onRetry} retryLabel={t.retry} to={paths.login} label={t.signIn} />;
}
