import { defaultBrand, PUBLIC_SETTINGS_ELEMENT_ID, type PublicSettings } from '@evenway/contract';

const defaults: PublicSettings = {
  apiUrl: '/api',
  brand: defaultBrand,
  providers: { google: false, facebook: false },
  localServices: false,
  demoAccounts: [],
};

/** The server's public settings, read once from the data block in the document. */
export const settings: PublicSettings = { ...defaults };
applySettings(readSettings());

/** Without a document, the server provides its settings before it renders a page. */
export function applySettings(given: Partial<PublicSettings>): void {
  Object.assign(settings, defaults, given, { brand: { ...defaultBrand, ...given.brand } });
}

function readSettings(): Partial<PublicSettings> {
  if (typeof document === 'undefined') return {};
  const written = document.getElementById(PUBLIC_SETTINGS_ELEMENT_ID)?.textContent?.trim();
  return written ? (JSON.parse(written) as Partial<PublicSettings>) : {};
}
