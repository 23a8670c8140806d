import { logInWithGoogle, signUpWithFacebook, signUpWithGoogle } from '@evenway/contract';
import { useEffect, useState } from 'react';
import { buildPath, buildQuery } from '../../platform/api/build-request.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { noteProviderVisit } from '../../platform/session/provider-visit.ts';
import { settings } from '../../platform/settings.ts';
import { Button } from '../../ui/actions/button.tsx';
import { accountTexts } from '../account-form/account-texts.ts';
import { FacebookMark, GoogleMark } from './provider-marks.tsx';

export const DESTINATIONS = {
  'google-login': { endpoint: logInWithGoogle, name: 'google' },
  'google-signup': { endpoint: signUpWithGoogle, name: 'google' },
  'facebook-signup': { endpoint: signUpWithFacebook, name: 'facebook' },
} as const;

export type ProviderAction = keyof typeof DESTINATIONS;

interface ProviderButtonProps {
  action: ProviderAction;
  /** Token of the invitation that the new account accepts. */
  token?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** Leaves for a sign-in provider. A navigation, because the provider's page cannot be framed. */
export function ProviderButton({ action, token, isDisabled = false }: ProviderButtonProps) {
  const t = useTexts(accountTexts);
  const [isLeaving, setLeaving] = useState(false);
  const { endpoint, name } = DESTINATIONS[action];

  // The back button may restore the page as it was left.
  useEffect(() => {
    const onReturn = () => setLeaving(false);
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, []);

  return (
    <Button
      fullWidth
      icon={name === 'google' ? <GoogleMark /> : <FacebookMark />}
      isPending={isLeaving}
      pendingLabel={t.connecting}
      isDisabled={isDisabled}
      onPress={() => {
        setLeaving(true);
        noteProviderVisit();
        window.location.assign(`${settings.apiUrl}${buildPath(endpoint, {})}${buildQuery({ query: { token } })}`);
      }}
    >
      {t[name]}
    </Button>
  );
}
