import type { Website } from '@evenway/contract';
import { shownStatus } from './website-status.ts';

const EXPIRING_SOON_DAYS = 30;

export interface WebsiteCounters {
  readonly total: number;
  readonly active: number;
  readonly expiringSoon: number;
  readonly inactive: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export function countWebsites(websites: readonly Website[], now: Date): WebsiteCounters {
  const having = (test: (website: Website) => boolean) => websites.filter(test).length;
  return {
    total: websites.length,
    active: having((website) => website.status === 'ACTIVE'),
    expiringSoon: having((website) => expiresSoon(website, now)),
    inactive: having((website) => ['INACTIVE', 'NOT_PAID'].includes(shownStatus(website))),
  };
}

function expiresSoon({ expiresAt }: Website, now: Date): boolean {
  if (expiresAt === null) return false;
  const left = new Date(expiresAt).getTime() - now.getTime();
  return left >= 0 && left <= EXPIRING_SOON_DAYS * DAY_MS;
}
