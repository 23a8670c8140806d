import { confirmWithFacebook, confirmWithGoogle, paths, type SignInProvider } from '@evenway/contract';
import { useNavigate } from '../../lib/router/hooks.ts';
import { buildPath, buildQuery } from '../../platform/api/build-request.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { settings } from '../../platform/settings.ts';
import { Button } from '../../ui/actions/button.tsx';
import { stepUpTexts } from './step-up-texts.ts';

const CALLS = { google: confirmWithGoogle, facebook: confirmWithFacebook };

interface ProviderConfirmationProps {
  providers: readonly SignInProvider[];
  onLeave: () => void;
}

/** For people without a password. The browser leaves for the provider, so the action must be repeated afterwards. */
export function ProviderConfirmation({ providers, onLeave }: ProviderConfirmationProps) {
  const t = useTexts(stepUpTexts);
  const navigate = useNavigate();
  const offered = providers.filter((provider) => settings.providers[provider]);
  const leave = (provider: SignInProvider) => {
    const query = buildQuery({ query: { returnTo: 'security' } });
    window.location.assign(`${settings.apiUrl}${buildPath(CALLS[provider], {})}${query}`);
  };
  return (
    <div className="flex flex-col gap-4">
      {offered.map((provider) => (
        <Button key={provider} variant="primary" fullWidth onPress={() => leave(provider)}>
          {t.signIn[provider]}
        </Button>
      ))}
      {offered.length > 0 && <p className="text-ink-muted">{t.signInHelp}</p>}
      <p>{t.choosePassword}</p>
      <Button
        fullWidth
        onPress={() => {
          onLeave();
          void navigate(paths.account);
        }}
      >
        {t.toAccount}
      </Button>
    </div>
  );
}
