import { useTexts } from '../../platform/i18n/use-texts.ts';
import { settings } from '../../platform/settings.ts';
import { Divider } from '../../ui/layout/divider.tsx';
import { accountTexts } from '../account-form/account-texts.ts';
import { DESTINATIONS, ProviderButton, type ProviderWay } from './provider-button.tsx';

interface ProviderButtonsProps {
  ways: readonly ProviderWay[];
  token?: string;
  isDisabled?: boolean;
}

/** The configured providers, and the divider above the form. Nothing if there are none. */
export function ProviderButtons({ ways, token, isDisabled }: ProviderButtonsProps) {
  const t = useTexts(accountTexts);
  const offered = ways.filter((way) => settings.providers[DESTINATIONS[way].name]);
  if (offered.length === 0) return null;
  return (
    <>
      {offered.map((way) => (
        <ProviderButton key={way} way={way} token={token} isDisabled={isDisabled} />
      ))}
      <Divider>{t.orByEmail}</Divider>
    </>
  );
}
