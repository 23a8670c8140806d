import type { Role, SessionUser } from '@evenway/contract';

/** Who a request comes from. Read from the database on every request, so that role changes take effect at once. */
export interface Session extends SessionUser {
  readonly sessionId: string;
  readonly role: Role;
  readonly hasSecondFactor: boolean;
  /** The organization requires a second factor, which this member does not have. */
  readonly lacksSecondFactor: boolean;
  /** Opened by this organization's single sign-on: valid only there, and not for the person's own account. */
  readonly ssoOrganizationId: string | null;
  /** The organization requires single sign-on, and this session was opened another way. */
  readonly needsSingleSignOn: boolean;
  /** How the person confirmed their identity within the last minutes; null if they did not. */
  readonly confirmedWith: ConfirmationMethod | null;
}

export type ConfirmationMethod = 'password' | 'provider' | 'second_factor';

export interface MemberSession extends Session {
  readonly orgId: string;
}
