import type { Role, SessionUser } from '@evenway/contract';

/** Who a request comes from. Read from the database at every request, so that a change of role acts at once. */
export interface Session extends SessionUser {
  readonly sessionId: string;
  readonly role: Role;
  readonly hasSecondFactor: boolean;
  /** The organization asks for a second factor that its member does not have. */
  readonly lacksSecondFactor: boolean;
  /** Opened by single sign-on of this organization: it is good there alone, and for nothing of the person's own. */
  readonly ssoOrganizationId: string | null;
  /** The organization asks for single sign-on, and this session was opened another way. */
  readonly needsSingleSignOn: boolean;
  /** How its person showed within the last minutes that it is them; null when they did not. */
  readonly confirmedWith: ConfirmationMethod | null;
}

export type ConfirmationMethod = 'password' | 'provider' | 'second_factor';

export interface MemberSession extends Session {
  readonly orgId: string;
}
