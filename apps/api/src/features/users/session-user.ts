import type { SessionUser } from '@evenway/contract';
import type { Queryable } from '../../platform/database/database.ts';
import type { Session } from '../../platform/sessions/session.ts';
import { nameOfRemover } from './removed-member-repository.ts';

/** With the organization that this browser showed until its admin removed the person, so that a screen can say so. */
export async function readSessionUser(db: Queryable, session: Session): Promise<SessionUser> {
  const { formerOrganizationId: former, email } = session;
  const removedFrom = former ? await nameOfRemover(db, former, email) : null;
  return { ...session, ...(removedFrom !== null && { removedFrom }) };
}
