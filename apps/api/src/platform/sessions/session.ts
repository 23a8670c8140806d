import type { SessionUser } from '@evenway/contract';
import type { OrganizationAccess } from './organization-access.ts';

/**
 * Who a request comes from, and their access to the chosen organization. Read from the database on every request, so
 * that role changes take effect at once.
 */
export interface Session extends Omit<SessionUser, keyof OrganizationAccess>, OrganizationAccess {
  readonly sessionId: string;
  readonly hasSecondFactor: boolean;
  /** Opened by this organization's single sign-on: valid only there, and not for the person's own account. */
  readonly ssoOrganizationId: string | null;
  /** How the person confirmed their identity within the last minutes; null if they did not. */
  readonly confirmedWith: ConfirmationMethod | null;
}

export type ConfirmationMethod = 'password' | 'provider' | 'second_factor';

export interface MemberSession extends Session {
  readonly orgId: string;
}
