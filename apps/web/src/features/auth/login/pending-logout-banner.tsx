import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { PendingLogoutState } from '../../../platform/session/pending-logout.ts';
import { loginTexts } from '../../../shared/sign-in/login-texts.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';

/** On a shared computer it matters whether the session has really ended. */
export function PendingLogoutBanner({ state }: { state: PendingLogoutState }) {
  const t = useTexts(loginTexts).pendingLogout;
  if (state === 'none') return null;
  return (
    <Banner tone={state === 'open' ? 'warning' : 'success'} live>
      {t[state]}
    </Banner>
  );
}
