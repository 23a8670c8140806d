import { displayDomain, type ListedWebsite, type Website, type WebsiteStatus } from '@evenway/contract';
import { shownStatus } from '../website-status.ts';

export const sortableColumns = ['domain', 'subscription', 'subscribed', 'expires', 'status', 'visits'] as const;
export type SortableColumn = (typeof sortableColumns)[number];

export interface WebsiteOrder {
  readonly columnId: SortableColumn;
  readonly direction: 'ascending' | 'descending';
}

/** Search and sorting appear with the eleventh website; fewer fit at a glance. */
export function needsTools(websites: readonly Website[]): boolean {
  return websites.length > 10;
}

/** Every word has to be in the domain or the plan's name. A pasted URL finds its website. */
export function searchWebsites<W extends Website>(websites: readonly W[], search: string): W[] {
  const words = search.toLowerCase().split(/\s+/).map(stripAddress).filter(Boolean);
  return websites.filter(({ domain, subscriptionName }) => {
    const text = `${domain} ${displayDomain(domain)} ${subscriptionName ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** A website without a value comes last in both directions; equal ones are ordered by domain. */
export function sortWebsites(
  websites: readonly ListedWebsite[],
  { columnId, direction }: WebsiteOrder,
): ListedWebsite[] {
  const value = values[columnId];
  const sign = direction === 'ascending' ? 1 : -1;
  return [...websites].sort((a, b) => {
    const [left, right] = [value(a), value(b)];
    if (left !== right && (left === null || right === null)) return left === null ? 1 : -1;
    return sign * collator.compare(left ?? '', right ?? '') || collator.compare(a.domain, b.domain);
  });
}

function stripAddress(word: string): string {
  return word
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/.*$/, '');
}

const collator = new Intl.Collator('en', { numeric: true });
const STATUS_RANK: Record<WebsiteStatus, string> = { ACTIVE: '0', CANCELLED: '1', NOT_PAID: '2', INACTIVE: '3' };

const values: Record<SortableColumn, (website: ListedWebsite) => string | null> = {
  domain: ({ domain }) => displayDomain(domain),
  subscription: ({ subscriptionName }) => subscriptionName,
  subscribed: ({ subscribedAt }) => subscribedAt && instant(subscribedAt),
  expires: ({ expiresAt }) => expiresAt && instant(expiresAt),
  status: (website) => STATUS_RANK[shownStatus(website)],
  visits: ({ visits }) => String(visits.counts.at(-1) ?? 0),
};

// The same moment can be written differently.
const instant = (timestamp: string) => String(Date.parse(timestamp));
