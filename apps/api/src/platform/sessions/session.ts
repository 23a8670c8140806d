import type { Role, SessionUser } from '@evenway/contract';

/** Someone without an organization can only create one, as its admin. */
export const ROLE_WITHOUT_ORGANIZATION = 'ORG_ADMIN' satisfies Role;

/** What decides whether a session may act in an organization that its person belongs to. */
export interface OrganizationAccess {
  readonly role: Role;
  /** The organization requires single sign-on, and this session was opened another way. */
  readonly needsSingleSignOn: boolean;
  /** Someone who just became an admin waits until then before the gravest actions. */
  readonly newAdminUntil: Date | null;
  /** The organization requires a second factor, which this member does not have. */
  readonly lacksSecondFactor: boolean;
  /** Present while the organization is closed. */
  readonly organizationDeletesAt?: string;
  /** Present while the operator has suspended it. */
  readonly organizationSuspendedAt?: string;
  /** Present while the person's account is closed. */
  readonly accountDeletesAt?: string;
}

/**
 * Who a request comes from, and their access to the chosen organization. Read from the database on every request, so
 * that role changes take effect at once.
 */
export interface Session extends Omit<SessionUser, keyof OrganizationAccess>, OrganizationAccess {
  readonly sessionId: string;
  readonly hasSecondFactor: boolean;
  /** Opened by this organization's single sign-on: valid only there, and not for the person's own account. */
  readonly ssoOrganizationId: string | null;
  /** The organization chosen in this browser, if its person no longer belongs there. */
  readonly formerOrganizationId?: string | null;
  /** How the person proved their identity within the last minutes; null if they did not. */
  readonly confirmedWith: ConfirmationMethod | null;
}

/** `sign_in`: they signed in, or a provider named them again without saying when it had asked them. */
export type ConfirmationMethod = 'password' | 'provider' | 'second_factor' | 'sign_in';

export interface MemberSession extends Session {
  readonly orgId: string;
}
