import { NEW_ADMIN_HOURS, type Role } from '@evenway/contract';
import { type AnyColumn, and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { memberships, organizations, sessions, users } from '../database/schema/index.ts';
import type { OrganizationAccess } from './session.ts';

/**
 * Whether an organization requires single sign-on of a session that was opened another way. Admins with their own
 * second factor are exempt: a broken issuer must not lock the organization out.
 */
export const needsSingleSignOn = sql<boolean>`coalesce(
  split_part(${users.email}, '@', 2) = any(${organizations.ssoEnforcedDomains})
  and ${sessions.ssoOrganizationId} is distinct from ${organizations.id}
  and not (${memberships.role} = 'ORG_ADMIN' and ${users.secondFactorAt} is not null), false)`;

/** How many factors an issuer asks for is up to the organization, like the issuer itself. */
const lacksSecondFactor = sql<boolean>`coalesce(
  ${organizations.requiresSecondFactor} and ${users.secondFactorAt} is null
  and ${sessions.ssoOrganizationId} is distinct from ${organizations.id}, false)`;

/** Until when someone waits who became an admin a short time ago. */
const newAdminUntil =
  sql<Date | null>`case when ${memberships.adminSince} > now() - make_interval(hours => ${NEW_ADMIN_HOURS})
  then ${memberships.adminSince} + make_interval(hours => ${NEW_ADMIN_HOURS}) end`.mapWith(memberships.adminSince);

/** For a query over sessions, users, memberships and organizations. */
export const accessColumns = {
  role: memberships.role,
  newAdminUntil,
  needsSingleSignOn,
  lacksSecondFactor,
  organizationDeletesAt: organizations.deletesAt,
  organizationSuspendedAt: organizations.suspendedAt,
  accountDeletesAt: users.deletesAt,
};

interface AccessRow extends Pick<OrganizationAccess, 'newAdminUntil' | 'needsSingleSignOn' | 'lacksSecondFactor'> {
  readonly organizationDeletesAt: Date | null;
  readonly organizationSuspendedAt: Date | null;
  readonly accountDeletesAt: Date | null;
}

export const toAccess = (
  { organizationDeletesAt, organizationSuspendedAt, accountDeletesAt, ...access }: AccessRow,
  role: Role,
): OrganizationAccess => ({
  role,
  newAdminUntil: access.newAdminUntil,
  needsSingleSignOn: access.needsSingleSignOn,
  lacksSecondFactor: access.lacksSecondFactor,
  ...(organizationDeletesAt && { organizationDeletesAt: organizationDeletesAt.toISOString() }),
  ...(organizationSuspendedAt && { organizationSuspendedAt: organizationSuspendedAt.toISOString() }),
  ...(accountDeletesAt && { accountDeletesAt: accountDeletesAt.toISOString() }),
});

export interface AccessibleOrganization extends OrganizationAccess {
  readonly id: string;
  readonly name: string;
}

/** Null if the person does not belong to the organization, or the session cannot reach it. */
export async function findAccess(
  db: Queryable,
  sessionId: string,
  organizationId: string,
): Promise<AccessibleOrganization | null> {
  const [found] = await readAccess(db, sessionId, eq(organizations.id, organizationId));
  return found ?? null;
}

/** Every organization that a session can reach, by name, whether or not it may act there. */
export const listAccess = (db: Queryable, sessionId: string): Promise<AccessibleOrganization[]> =>
  readAccess(db, sessionId);

async function readAccess(db: Queryable, sessionId: string, which?: SQL): Promise<AccessibleOrganization[]> {
  const rows = await db
    .select({ id: organizations.id, name: organizations.name, ...accessColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(
      and(
        eq(sessions.id, sessionId),
        or(isNull(sessions.ssoOrganizationId), eq(sessions.ssoOrganizationId, organizations.id)),
        which,
      ),
    )
    .orderBy(asc(sql`lower(${organizations.name})`), asc(organizations.id));
  return rows.map(({ id, name, role, ...row }) => ({ id, name, ...toAccess(row, role) }));
}

/** Neither closed nor suspended: its keys, webhooks and public pages work. */
export const isOpenOrganization = and(isNull(organizations.deletesAt), isNull(organizations.suspendedAt));

export async function isOpen(db: Queryable, organizationId: string): Promise<boolean> {
  const rows = await db
    .select({ id: organizations.id })
    .from(organizations)
    .where(and(eq(organizations.id, organizationId), isOpenOrganization));
  return rows.length === 1;
}

/**
 * Whether a person is still an admin of an organization that is open, with an account that is: what they started there is only valid
 * that long.
 */
export const isAdminOf = (userId: AnyColumn, organizationId: AnyColumn): SQL<boolean> => sql<boolean>`exists (
  select from ${memberships}
  join ${organizations} on ${organizations.id} = ${memberships.organizationId} and ${isOpenOrganization}
  join ${users} on ${users.id} = ${memberships.userId} and ${users.deletesAt} is null
  where ${memberships.userId} = ${userId}
    and ${memberships.organizationId} = ${organizationId}
    and ${memberships.role} = 'ORG_ADMIN'
)`;

/**
 * Serializes changes of an organization's members and their roles. Mere references to the organization are not blocked.
 */
export async function lockOrganization(db: Queryable, id: string): Promise<void> {
  await db.select({ id: organizations.id }).from(organizations).where(eq(organizations.id, id)).for('no key update');
}
