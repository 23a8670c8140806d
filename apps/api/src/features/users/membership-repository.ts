import type { OwnOrganization, Role } from '@evenway/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { memberships, organizations, sessions, users } from '../../platform/database/schema/index.ts';
import { byChoice } from '../../platform/sessions/session-repository.ts';

export interface Membership {
  readonly organizationId: string;
  readonly role: Role;
}

/** Does nothing if the person is a member already. */
export async function insertMembership(
  db: Queryable,
  userId: string,
  { organizationId, role }: Membership,
): Promise<void> {
  await db.insert(memberships).values({ userId, organizationId, role }).onConflictDoNothing();
}

export async function findMembership(
  db: Queryable,
  userId: string,
  organizationId: string,
): Promise<Membership | null> {
  const [row] = await db
    .select({ organizationId: memberships.organizationId, role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.organizationId, organizationId)));
  return row ?? null;
}

/** Every organization of a person, by name. */
export async function listMemberships(db: Queryable, userId: string): Promise<OwnOrganization[]> {
  const rows = await db
    .select({
      id: organizations.id,
      name: organizations.name,
      role: memberships.role,
      deletesAt: organizations.deletesAt,
      suspendedAt: organizations.suspendedAt,
    })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(sql`lower(${organizations.name})`), asc(organizations.id));
  return rows.map(({ deletesAt, suspendedAt, ...row }) => ({
    ...row,
    ...(deletesAt && { deletesAt: deletesAt.toISOString() }),
    ...(suspendedAt && { suspendedAt: suspendedAt.toISOString() }),
  }));
}

/** Where sign-in starts: the last chosen organization, while the person belongs to it. */
export async function findLastMembership(db: Queryable, userId: string): Promise<Membership | null> {
  const [row] = await db
    .select({ organizationId: memberships.organizationId, role: memberships.role })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.userId, userId))
    .orderBy(...byChoice(users.lastOrganizationId))
    .limit(1);
  return row ?? null;
}

/** Remembers the choice for this browser and for the next sign-in. */
export async function chooseOrganization(
  db: Queryable,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string | null },
  organizationId: string,
): Promise<void> {
  await db.update(users).set({ lastOrganizationId: organizationId }).where(eq(users.id, userId));
  if (sessionId) await db.update(sessions).set({ organizationId }).where(eq(sessions.id, sessionId));
}

export async function setRole(db: Queryable, userId: string, organizationId: string, role: Role): Promise<void> {
  await db
    .update(memberships)
    .set({ role })
    .where(and(eq(memberships.userId, userId), eq(memberships.organizationId, organizationId)));
}

/** Ends a membership. Returns the person's next organization, or null if this was the last one. */
export async function deleteMembership(
  db: Queryable,
  userId: string,
  organizationId: string,
): Promise<Membership | null> {
  await db
    .delete(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.organizationId, organizationId)));
  const next = await findLastMembership(db, userId);
  await db
    .update(users)
    .set({ lastOrganizationId: next?.organizationId ?? null })
    .where(and(eq(users.id, userId), eq(users.lastOrganizationId, organizationId)));
  return next;
}
