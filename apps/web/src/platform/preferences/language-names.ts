import type { Language } from '@evenway/contract';

/** Each language in its own words, so that people find theirs in any interface language. */
export const languageNames: readonly { id: Language; label: string }[] = [
  { id: 'en', label: 'English' },
  { id: 'fr', label: 'Français' },
];
