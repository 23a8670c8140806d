import type { OwnOrganization, Role } from '@evenway/contract';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { memberships, organizations, sessions, users } from '../../platform/database/schema/index.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { byChoice } from '../../platform/sessions/session-repository.ts';
import { ROLE_CHANGED_MAIL } from './mails/role-changed.ts';

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

/** Who gives a member another role: an admin, the company's sign-in, or the operator. */
export type RoleGiver = { readonly adminId: string } | 'signIn' | 'operator';

/** Mails the member, unless they have this role already. */
export async function setRole(
  tx: Transaction,
  userId: string,
  organizationId: string,
  role: Role,
  by: RoleGiver,
): Promise<void> {
  const isMember = and(eq(memberships.userId, userId), eq(memberships.organizationId, organizationId));
  const changed = await tx
    .update(memberships)
    .set({ role })
    .where(and(isMember, ne(memberships.role, role)))
    .returning({ role: memberships.role });
  if (changed.length === 0) return;
  const [member] = await tx
    .select({
      recipient: users.email,
      language: users.language,
      firstName: users.firstName,
      organization: organizations.name,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(isMember);
  if (!member) return;
  const { recipient, language, ...named } = member;
  const giver = typeof by === 'string' ? { by } : { by: 'admin', byName: await fullName(tx, by.adminId) };
  await enqueueMail(tx, { recipient, language, template: ROLE_CHANGED_MAIL, params: { ...named, ...giver, role } });
}

async function fullName(db: Queryable, userId: string): Promise<string> {
  const [row] = await db
    .select({ name: sql<string>`${users.firstName} || ' ' || ${users.lastName}` })
    .from(users)
    .where(eq(users.id, userId));
  return row?.name ?? '';
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
