import { paths } from '@evenway/contract';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from '../../../lib/router/hooks.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { accountTexts } from '../../../shared/account-form/account-texts.ts';
import { AuthHeading } from '../../../shared/sign-in/auth-heading.tsx';
import { carryEmail } from '../../../shared/sign-in/carried-email.ts';
import { loginAddress } from '../../../shared/sign-in/login-address.ts';
import { OtherAccount } from '../../../shared/sign-in/other-account.tsx';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import type { Verified } from './verify-once.ts';
import { verifyTexts } from './verify-texts.ts';

const READING_TIME_MS = 3_000;

/** Leads on to where the address is useful: sign-in, its account, or a choice between two accounts. */
export function VerifiedEmail({ verified }: { verified: Verified }) {
  const t = useTexts(verifyTexts);
  const { isLoading, isAuthenticated, userId } = useSession();
  const title = verified.isChange ? t.changed : t.verified;
  const isOther = isAuthenticated && verified.userId !== null && verified.userId !== userId;
  const login = loginAddress(noticeOf(verified));
  if (isLoading) return <Spinner label={t.verifying} />;
  if (!isOther) return <LeadOn title={title} isSignedIn={isAuthenticated} verified={verified} login={login} />;
  return (
    <>
      <AuthHeading title={title} takesFocus>
        {t.otherAccount}
      </AuthHeading>
      <OtherAccount label={t.signOut} login={login} email={verified.email} />
    </>
  );
}

function noticeOf({ isChange, choosesPassword }: Verified) {
  if (choosesPassword) return 'choosePassword';
  return isChange ? 'emailChanged' : 'verified';
}

interface LeadOnProps {
  title: string;
  isSignedIn: boolean;
  verified: Verified;
  login: string;
}

function LeadOn({ title, isSignedIn, verified: { email, isChange, choosesPassword }, login }: LeadOnProps) {
  const t = useTexts(verifyTexts);
  const account = useTexts(accountTexts);
  const navigate = useNavigate();
  const leadOn = useEffectEvent((to: string) => void navigate(to, { replace: true, state: carryEmail(email) }));
  const own = isChange
    ? { to: paths.account, label: t.toAccount, next: t.nextAccount }
    : { to: paths.dashboard, label: account.toDashboard, next: t.nextDashboard };
  const { to, label, next } = isSignedIn
    ? own
    : { to: login, label: t.toLogin, next: choosesPassword ? t.nextPassword : t.next };

  useEffect(() => {
    const timer = setTimeout(() => leadOn(to), READING_TIME_MS);
    return () => clearTimeout(timer);
  }, [to]);

  return (
    <>
      <AuthHeading title={title} takesFocus>
        {next}
      </AuthHeading>
      <ButtonLink to={to} state={carryEmail(email)} variant="primary" fullWidth>
        {label}
      </ButtonLink>
    </>
  );
}
