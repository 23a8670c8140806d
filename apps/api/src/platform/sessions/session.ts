import type { Role, SessionUser } from '@evenway/contract';

/** Who a request comes from. Read from the database at every request, so that a change of role acts at once. */
export interface Session extends SessionUser {
  readonly sessionId: string;
  readonly role: Role;
}

export interface MemberSession extends Session {
  readonly orgId: string;
}
