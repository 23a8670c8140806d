import {
  confirmWithCompany,
  confirmWithFacebook,
  confirmWithGoogle,
  paths,
  type SecurityOverview,
  type SignInProvider,
} from '@evenway/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { buildPath } from '../../platform/api/build-request.ts';
import { call } from '../../platform/api/call.ts';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { settings } from '../../platform/settings.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorBanner } from '../../ui/feedback/banner.tsx';
import { type ConfirmationOutcome, onOutcome, openConfirmationWindow } from './confirmation-window.ts';
import { stepUpTexts } from './step-up-texts.ts';

const CALLS = { google: confirmWithGoogle, facebook: confirmWithFacebook };

type State = 'idle' | 'open' | 'blocked' | Exclude<ConfirmationOutcome, 'done'>;

interface ProviderConfirmationProps {
  security: SecurityOverview;
  onConfirmed: () => void;
}

/**
 * For people without a password, and for sessions of single sign-on: they sign in again in a window of its own, and go on
 * here afterward.
 */
export function ProviderConfirmation({ security, onConfirmed }: ProviderConfirmationProps) {
  const t = useTexts(stepUpTexts);
  const [state, setState] = useState<State>('idle');
  const [failure, setFailure] = useState<unknown>(null);
  const { isSingleSignOn } = security;
  const offered = isSingleSignOn ? [] : security.providers.filter((provider) => settings.providers[provider]);

  const follow = useEffectEvent((outcome: ConfirmationOutcome) => {
    if (outcome === 'done') onConfirmed();
    else setState(outcome);
  });
  useEffect(() => onOutcome((outcome) => follow(outcome)), []);

  const open = (address: string) => {
    setFailure(null);
    const opened = openConfirmationWindow(address);
    setState(opened === null ? 'blocked' : 'open');
    return opened;
  };
  const goToProvider = (provider: SignInProvider) => void open(`${settings.apiUrl}${buildPath(CALLS[provider], {})}`);
  const goToCompany = async () => {
    // Opened within the click, because browsers block later ones.
    const opened = open('about:blank');
    if (!opened) return;
    try {
      const { url } = await call(confirmWithCompany, {});
      opened.opener = null;
      opened.location.replace(url);
    } catch (error) {
      opened.close();
      setState('idle');
      setFailure(error);
    }
  };

  const problem = state === 'idle' || state === 'open' ? null : t.window[state];
  return (
    <div className="flex flex-col gap-4">
      <ErrorBanner>{failure === null ? problem : errorToText(failure, { fallback: t.failed })}</ErrorBanner>
      {isSingleSignOn && (
        <Button variant="primary" fullWidth onPress={() => void goToCompany()}>
          {t.company}
        </Button>
      )}
      {offered.map((provider) => (
        <Button key={provider} variant="primary" fullWidth onPress={() => goToProvider(provider)}>
          {t.provider[provider]}
        </Button>
      ))}
      <p role="status" className="text-ink-muted">
        {state === 'open' ? t.window.open : t.window.help}
      </p>
      {!isSingleSignOn && (
        <>
          <p>{t.choosePassword}</p>
          <Button fullWidth onPress={() => window.location.assign(paths.account)}>
            {t.toAccount}
          </Button>
        </>
      )}
    </div>
  );
}
