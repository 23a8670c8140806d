import { defaultBrand, PUBLIC_SETTINGS_ELEMENT_ID, type PublicSettings } from '@evenway/contract';

/** What the server tells this page about itself, read once from the data block in the document. */
export const settings: PublicSettings = readSettings();

function readSettings(): PublicSettings {
  const defaults: PublicSettings = {
    apiUrl: '/api',
    brand: defaultBrand,
    providers: { google: false, facebook: false },
    localServices: false,
    demoAccounts: [],
  };
  if (typeof document === 'undefined') return defaults;
  const written = document.getElementById(PUBLIC_SETTINGS_ELEMENT_ID)?.textContent?.trim();
  if (!written) return defaults;
  const given = JSON.parse(written) as Partial<PublicSettings>;
  return { ...defaults, ...given, brand: { ...defaultBrand, ...given.brand } };
}
