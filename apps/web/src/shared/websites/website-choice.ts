import type { Website } from '@evenway/contract';
import { keep, readKept } from '../../lib/kept-values.ts';

type Named = Pick<Website, 'domain'>;

const LAST = 'chosenWebsite';

/** The website that was chosen last in this tab, on any screen about one website. */
export function lastWebsite(): string | null {
  const last = readKept(LAST);
  return typeof last === 'string' ? last : null;
}

export const keepLastWebsite = (domain: string): void => keep(LAST, domain);

/** The website in the address; else the one that was chosen last; else the first. */
export function chosenWebsite<W extends Named>(
  websites: readonly W[],
  address: URLSearchParams,
  last = lastWebsite(),
): W | null {
  const byName = (domain: string | null) => websites.find((website) => website.domain === domain);
  return byName(address.get('website')) ?? byName(last) ?? websites[0] ?? null;
}

/** A website in the address that is not among these. */
export function missingWebsite(websites: readonly Named[], address: URLSearchParams): string | null {
  const domain = address.get('website');
  return domain === null || websites.some((website) => website.domain === domain) ? null : domain;
}
