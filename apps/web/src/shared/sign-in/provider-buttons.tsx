import { logInWithGoogle, signUpWithFacebook, signUpWithGoogle } from '@evenway/contract';
import { useEffect, useState } from 'react';
import { buildPath, buildQuery } from '../../platform/api/build-request.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { noteProviderVisit } from '../../platform/session/provider-visit.ts';
import { settings } from '../../platform/settings.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Divider } from '../../ui/layout/divider.tsx';
import { accountTexts } from '../account-form/account-texts.ts';

interface ProviderButtonsProps {
  actions: readonly ProviderAction[];
  token?: string;
  isDisabled?: boolean;
}

/** The configured providers, and the divider above the form. Nothing if there are none. */
export function ProviderButtons({ actions, token, isDisabled }: ProviderButtonsProps) {
  const t = useTexts(accountTexts);
  const offered = actions.filter((action) => settings.providers[DESTINATIONS[action].name]);
  if (offered.length === 0) return null;
  return (
    <>
      {offered.map((action) => (
        <ProviderButton key={action} action={action} token={token} isDisabled={isDisabled} />
      ))}
      <Divider>{t.orByEmail}</Divider>
    </>
  );
}

const DESTINATIONS = {
  'google-login': { endpoint: logInWithGoogle, name: 'google' },
  'google-signup': { endpoint: signUpWithGoogle, name: 'google' },
  'facebook-signup': { endpoint: signUpWithFacebook, name: 'facebook' },
} as const;

type ProviderAction = keyof typeof DESTINATIONS;

interface ProviderButtonProps {
  action: ProviderAction;
  /** Token of the invitation that the new account accepts. */
  token?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** Leaves for a sign-in provider. A navigation, because the provider's page cannot be framed. */
function ProviderButton({ action, token, isDisabled = false }: ProviderButtonProps) {
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

/** The providers require unmodified logos; they keep their own colors in both themes. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className="size-5 shrink-0">
      <path
        fill="#4285F4"
        d="M22.5 12.2c0-.8-.1-1.5-.2-2.2H12v4.3h5.9a5 5 0 0 1-2.2 3.3v2.8h3.6c2-1.9 3.2-4.7 3.2-8.2Z"
      />
      <path
        fill="#34A853"
        d="M12 23c3 0 5.5-1 7.3-2.6l-3.6-2.8c-1 .7-2.2 1-3.7 1a6.4 6.4 0 0 1-6-4.5H2.3V17A11 11 0 0 0 12 23Z"
      />
      <path fill="#FBBC05" d="M6 14.1a6.6 6.6 0 0 1 0-4.2V7H2.3a11 11 0 0 0 0 10L6 14.1Z" />
      <path fill="#EA4335" d="M12 5.4c1.6 0 3 .5 4.2 1.6l3.2-3.2A11 11 0 0 0 2.3 7L6 9.9A6.5 6.5 0 0 1 12 5.4Z" />
    </svg>
  );
}

function FacebookMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className="size-5 shrink-0">
      <path
        fill="#0866FF"
        d="M24 12a12 12 0 1 0-15 11.6v-8H6.6V12h2.5v-1.6c0-4.1 1.8-6 5.8-6 .8 0 2 .2 2.5.3V8l-1.3-.1c-2 0-2.7.7-2.7 2.7V12h3.9l-.7 3.7h-3.2v8.2A12 12 0 0 0 24 12Z"
      />
    </svg>
  );
}
