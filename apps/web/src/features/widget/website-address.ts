import type { Website } from '@evenway/contract';

export const areas = ['install', 'appearance', 'usage'] as const;
export type Area = (typeof areas)[number];

/** The website that the address names; the first one when it names none of these. */
export function chosenWebsite(websites: readonly Website[], address: URLSearchParams): Website | null {
  const domain = address.get('website');
  return websites.find((website) => website.domain === domain) ?? websites[0] ?? null;
}

/** A website that the address asks for and that is not among these. */
export function missingWebsite(websites: readonly Website[], address: URLSearchParams): string | null {
  const domain = address.get('website');
  return domain === null || websites.some((website) => website.domain === domain) ? null : domain;
}

export function chosenArea(address: URLSearchParams): Area {
  return areas.find((area) => area === address.get('area')) ?? 'install';
}

/** The same address with one part of it changed. */
export function withChoice(address: URLSearchParams, choice: { website: string } | { area: Area }): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(choice)) next.set(name, value);
  return next;
}
