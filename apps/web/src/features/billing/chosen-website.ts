import type { Website } from '@evenway/contract';

/** The website that the address names; the first one when it names none of these. */
export function chosenWebsite(websites: readonly Website[], domain: string | null): Website | null {
  return websites.find((website) => website.domain === domain) ?? websites[0] ?? null;
}
