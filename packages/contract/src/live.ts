import { GRACE_DAYS } from './constants.ts';
import type { OwnOrganization, WebsiteStatus } from './schemas/entities.ts';

interface PaidState {
  readonly status: WebsiteStatus | null;
  readonly expiresAt: string | Date | null;
}

const GRACE_MS = GRACE_DAYS * 86_400_000;

/** Running, or canceled with paid time left. */
export function isLive({ status, expiresAt }: PaidState, now: Date): boolean {
  return status === 'ACTIVE' || (status === 'CANCELLED' && expiresAt !== null && new Date(expiresAt) >= now);
}

/** Whether visitors get its widget: an unpaid one stays for a few days, a suspended one does not. */
export function isDelivered(website: PaidState & { readonly suspendedAt: string | null }, now: Date): boolean {
  const { status, expiresAt, suspendedAt } = website;
  if (suspendedAt !== null) return false;
  return isLive(website, now) || (status === 'NOT_PAID' && expiresAt !== null && graceEndsAt(expiresAt) >= now);
}

/** Whether someone may work in an organization: it is neither closed nor suspended. */
export const isOpenOrganization = ({
  deletesAt,
  suspendedAt,
}: Pick<OwnOrganization, 'deletesAt' | 'suspendedAt'>): boolean => deletesAt === undefined && suspendedAt === undefined;

/** The last moment at which visitors get the widget of an unpaid website. */
export const graceEndsAt = (expiresAt: string | Date): Date => new Date(new Date(expiresAt).getTime() + GRACE_MS);
