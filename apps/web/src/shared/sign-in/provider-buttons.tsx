import { useTexts } from '../../platform/i18n/use-texts.ts';
import { settings } from '../../platform/settings.ts';
import { Divider } from '../../ui/layout/divider.tsx';
import { accountTexts } from '../account-form/account-texts.ts';
import { DESTINATIONS, type ProviderAction, ProviderButton } from './provider-button.tsx';

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
