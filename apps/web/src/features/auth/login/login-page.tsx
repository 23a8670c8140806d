import { type DemoAccount, paths } from '@evenway/contract';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from '../../../lib/router/hooks.ts';
import { Navigate } from '../../../lib/router/screens.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../../platform/page/use-page-title.ts';
import type { PendingLogoutState } from '../../../platform/session/pending-logout.ts';
import { afterSignIn, readOrigin } from '../../../platform/session/redirect-target.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { settings } from '../../../platform/settings.ts';
import { AuthHeading } from '../../../shared/sign-in/auth-heading.tsx';
import { LoginBanner } from '../../../shared/sign-in/login-banner.tsx';
import type { LoginNotice } from '../../../shared/sign-in/login-notice.ts';
import { loginTexts } from '../../../shared/sign-in/login-texts.ts';
import { ProviderButtons } from '../../../shared/sign-in/provider-buttons.tsx';
import { useLoginNotice } from '../../../shared/sign-in/use-login-notice.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { LoginForm } from './login-form.tsx';
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

/** On a shared computer it matters whether the session has really ended. */
function PendingLogoutBanner({ state }: { state: PendingLogoutState }) {
  const t = useTexts(loginTexts).pendingLogout;
  if (state === 'none') return null;
  return (
    <Banner tone={state === 'open' ? 'warning' : 'success'} live>
      {t[state]}
    </Banner>
  );
}

interface QuickLoginProps {
  isDisabled: boolean;
  onChoose: (account: DemoAccount) => void;
}

/** One click into the demo, on a machine that runs it; elsewhere there are no such accounts and nothing is shown. */
function QuickLogin({ isDisabled, onChoose }: QuickLoginProps) {
  const t = useTexts(loginTexts);
  if (settings.demoAccounts.length === 0) return null;
  return (
    <fieldset className="flex flex-wrap gap-3">
      <legend className="mb-2 text-sm text-ink-muted">{t.quickLogin}</legend>
      {settings.demoAccounts.map((account) => (
        <Button key={account.email} isDisabled={isDisabled} onPress={() => onChoose(account)}>
          {t.demo[account.role]}
        </Button>
      ))}
    </fieldset>
  );
}

interface PasskeySignInProps {
  isDisabled: boolean;
  setNotice: (notice: LoginNotice | null) => void;
}

/** One press and the device's own lock: no address, no password, no second step. */
function PasskeySignIn({ isDisabled, setNotice }: PasskeySignInProps) {
  const t = useTexts(loginTexts);
  const { enter } = useSession();
  const [isPending, setPending] = useState(false);

  const signIn = async () => {
    setNotice(null);
    setPending(true);
    try {
      const { askToSignIn } = await import('./prove-with-passkey.ts');
      await enter(await askToSignIn());
    } catch (error) {
      setNotice({ tone: 'error', error });
    } finally {
      setPending(false);
    }
  };

  return (
    <Button
      fullWidth
      icon={<KeyRound aria-hidden="true" className="size-5" />}
      isDisabled={isDisabled}
      isPending={isPending}
      pendingLabel={t.passkeyPending}
      onPress={() => void signIn()}
    >
      {t.passkey}
    </Button>
  );
}
