import { paths } from '@evenway/contract';
import { useLocation } from '../../../lib/router/hooks.ts';
import { Navigate } from '../../../lib/router/screens.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../../platform/page/use-page-title.ts';
import { afterSignIn, readOrigin } from '../../../platform/session/redirect-target.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { AuthHeading } from '../../../shared/sign-in/auth-heading.tsx';
import { LoginBanner } from '../../../shared/sign-in/login-banner.tsx';
import { loginTexts } from '../../../shared/sign-in/login-texts.ts';
import { ProviderButtons } from '../../../shared/sign-in/provider-buttons.tsx';
import { useLoginNotice } from '../../../shared/sign-in/use-login-notice.ts';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { LoginForm } from './login-form.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { PendingLogoutBanner } from './pending-logout-banner.tsx';
import { QuickLogin } from './quick-login.tsx';
import { useLoginForm } from './use-login-form.ts';

/**
 * A signed-in person is redirected before the sign-in form can change the URL: two navigations at once would cancel
 * each other.
 */
export function LoginPage() {
  const { isAuthenticated, orgId } = useSession();
  const { state } = useLocation();
  usePageTitle(useTexts(loginTexts).submit);
  return isAuthenticated ? <Navigate to={afterSignIn(readOrigin(state), orgId)} replace /> : <SignIn />;
}

function SignIn() {
  const t = useTexts(loginTexts);
  const { pendingLogout } = useSession();
  const [notice, setNotice] = useLoginNotice();
  const form = useLoginForm(setNotice);
  return (
    <>
      <AuthHeading title={t.title}>
        {t.or} <TextLink to={paths.signup}>{t.createAccount}</TextLink>
      </AuthHeading>
      <div className="flex flex-col gap-6">
        <PendingLogoutBanner state={pendingLogout} />
        {notice && <LoginBanner notice={notice} email={form.values.email} />}
        <ProviderButtons actions={['google-login']} isDisabled={form.isSubmitting} />
        <LoginForm form={form} />
        <PasskeySignIn isDisabled={form.isSubmitting} setNotice={setNotice} />
        <QuickLogin isDisabled={form.isSubmitting} onChoose={form.submitAs} />
        <p className="text-sm text-ink-muted">{t.trouble}</p>
        <p className="text-sm">
          <TextLink to={paths.singleSignOn}>{t.company}</TextLink>
        </p>
      </div>
    </>
  );
}
