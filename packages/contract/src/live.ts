import { GRACE_DAYS } from './constants.ts';
import type { WebsiteStatus } from './schemas/entities.ts';

interface PaidState {
  readonly status: WebsiteStatus | null;
  readonly expiresAt: string | Date | null;
}

const GRACE_MS = GRACE_DAYS * 86_400_000;

/** Running, or canceled with paid time left. */
export function isLive({ status, expiresAt }: PaidState, now: Date): boolean {
  return status === 'ACTIVE' || (status === 'CANCELLED' && expiresAt !== null && new Date(expiresAt) >= now);
}

/** Whether visitors get its widget: an unpaid one stays for a few days. */
export function isDelivered(website: PaidState, now: Date): boolean {
  const { status, expiresAt } = website;
  return isLive(website, now) || (status === 'NOT_PAID' && expiresAt !== null && graceEndsAt(expiresAt) >= now);
}

/** The last moment at which visitors get the widget of an unpaid website. */
export const graceEndsAt = (expiresAt: string | Date): Date => new Date(new Date(expiresAt).getTime() + GRACE_MS);
