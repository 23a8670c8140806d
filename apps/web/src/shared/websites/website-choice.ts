import type { Website } from '@evenway/contract';

type Named = Pick<Website, 'domain'>;

/** The website in the address; the first one if it names none of these. */
export function chosenWebsite<W extends Named>(websites: readonly W[], address: URLSearchParams): W | null {
  const domain = address.get('website');
  return websites.find((website) => website.domain === domain) ?? websites[0] ?? null;
}

/** A website in the address that is not among these. */
export function missingWebsite(websites: readonly Named[], address: URLSearchParams): string | null {
  const domain = address.get('website');
  return domain === null || websites.some((website) => website.domain === domain) ? null : domain;
}
