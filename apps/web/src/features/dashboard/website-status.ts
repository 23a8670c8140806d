import { isLive, type Website, type WebsiteStatus } from '@evenway/contract';

export const websiteTabs = ['active', 'cancelled', 'all'] as const;
export type WebsiteTab = (typeof websiteTabs)[number];

/** The websites of a tab at the given moment. Every website is on exactly one of Active and Cancelled. */
export function websitesOnTab<W extends Website>(websites: readonly W[], tab: WebsiteTab, now: Date): W[] {
  return websites.filter((website) => tab === 'all' || (tab === 'active') === isLive(website, now));
}

/** A website without a status is shown as inactive. */
export function shownStatus(website: Website): WebsiteStatus {
  return website.status ?? 'INACTIVE';
}
