import { GRACE_DAYS } from './constants.ts';
import type { WebsiteStatus } from './schemas/entities.ts';

interface PaidState {
  readonly status: WebsiteStatus | null;
  readonly expiresAt: string | null;
}

/** Running, or canceled with paid time left. */
export function isLive({ status, expiresAt }: PaidState, now: Date): boolean {
  return status === 'ACTIVE' || (status === 'CANCELLED' && isLater(expiresAt, now));
}

/** Whether visitors get its widget: an unpaid one stays for a few days. */
export function isDelivered(website: PaidState, now: Date): boolean {
  const graceBegan = new Date(now.getTime() - GRACE_DAYS * 86_400_000);
  return isLive(website, now) || (website.status === 'NOT_PAID' && isLater(website.expiresAt, graceBegan));
}

const isLater = (expiresAt: string | null, than: Date): boolean => expiresAt !== null && new Date(expiresAt) >= than;
