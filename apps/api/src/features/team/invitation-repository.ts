import { randomUUID } from 'node:crypto';
import { INVITATION_LIFETIME_DAYS, type PendingInvitation, type Role } from '@evenway/contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { type DerivedKeys, hashSecret, linkSecret } from '../../platform/crypto/keys.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { invitations, organizations, users } from '../../platform/database/schema/index.ts';
import { isAdminOf } from '../../platform/sessions/organization-access-repository.ts';

type InvitationRow = typeof invitations.$inferSelect;

const lifetimeFromNow = sql`now() + make_interval(days => ${INVITATION_LIFETIME_DAYS})`;
const isPending = and(isNull(invitations.acceptedAt), isNull(invitations.replacedAt));
/** Whether the sender is still an admin of that organization. */
const isBacked = isAdminOf(invitations.invitedBy, invitations.organizationId);

/** Creates an invitation, which replaces an open one to the same address. */
export async function replaceInvitation(
  db: Queryable,
  keys: DerivedKeys,
  invitation: { organizationId: string; email: string; role: Role; invitedBy: string },
): Promise<InvitationRow> {
  await closeInvitation(db, invitation.organizationId, invitation.email);
  const id = randomUUID();
  const secretHash = hashSecret(linkSecret(keys, id));
  const [row] = await db
    .insert(invitations)
    .values({ id, ...invitation, secretHash, expiresAt: lifetimeFromNow })
    .returning();
  if (!row) throw new Error('the invitation was not stored');
  return row;
}

/** Invalidates all links sent to this address; returns whether there was an invitation. */
export async function closeInvitation(db: Queryable, organizationId: string, email: string): Promise<boolean> {
  const { rowCount } = await db
    .update(invitations)
    .set({ replacedAt: sql`now()` })
    .where(and(eq(invitations.organizationId, organizationId), eq(invitations.email, email), isPending));
  return rowCount === 1;
}

/** Invitations are only valid while their sender is an admin. */
export async function closeInvitationsFrom(db: Queryable, organizationId: string, invitedBy: string): Promise<void> {
  await db
    .update(invitations)
    .set({ replacedAt: sql`now()` })
    .where(and(eq(invitations.organizationId, organizationId), eq(invitations.invitedBy, invitedBy), isPending));
}

export async function listPendingInvitations(db: Queryable, organizationId: string): Promise<PendingInvitation[]> {
  const rows = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.organizationId, organizationId), isPending))
    .orderBy(asc(invitations.email));
  return rows.map(toPendingInvitation);
}

export async function findPendingInvitation(
  db: Queryable,
  organizationId: string,
  email: string,
): Promise<InvitationRow | null> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.organizationId, organizationId), eq(invitations.email, email), isPending));
  return row ?? null;
}

/** Whether the address has an invitation that could be accepted now. */
export async function isInvited(db: Queryable, organizationId: string, email: string): Promise<boolean> {
  const found = await db
    .select({ id: invitations.id })
    .from(invitations)
    .where(
      and(
        eq(invitations.organizationId, organizationId),
        eq(invitations.email, email),
        isPending,
        sql`${invitations.expiresAt} > now()`,
        isBacked,
      ),
    );
  return found.length > 0;
}

export interface FoundInvitation extends InvitationRow {
  readonly isExpired: boolean;
  readonly isBacked: boolean;
  readonly organizationName: string;
  readonly inviterName: string;
}

const details = {
  invitation: invitations,
  isExpired: sql<boolean>`${invitations.expiresAt} <= now()`,
  isBacked,
  organizationName: organizations.name,
  inviterName: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
};

export const findInvitationBySecret = (db: Queryable, secret: string) =>
  findInvitation(db, eq(invitations.secretHash, hashSecret(secret)));

export const findInvitationById = (db: Queryable, id: string) => findInvitation(db, eq(invitations.id, id));

/** For the mail: who invites whom to what, while the invitation is valid. */
export async function describeInvitation(db: Queryable, id: string) {
  const [row] = await db
    .select({
      secretHash: invitations.secretHash,
      organizationName: organizations.name,
      inviterFirstName: users.firstName,
      inviterLastName: users.lastName,
    })
    .from(invitations)
    .innerJoin(organizations, eq(organizations.id, invitations.organizationId))
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(eq(invitations.id, id), isPending));
  return row ?? null;
}

/** Of several concurrent attempts, one succeeds. None does if the sender lost the role while they waited. */
export async function markAccepted(db: Queryable, id: string): Promise<boolean> {
  const rows = await db
    .update(invitations)
    .set({ acceptedAt: sql`now()` })
    .where(and(eq(invitations.id, id), isPending, isBacked, sql`${invitations.expiresAt} > now()`))
    .returning({ id: invitations.id });
  return rows.length === 1;
}

export const toPendingInvitation = (row: InvitationRow): PendingInvitation => ({
  email: row.email,
  role: row.role,
  expiresAt: row.expiresAt.toISOString(),
});

async function findInvitation(db: Queryable, condition: ReturnType<typeof eq>): Promise<FoundInvitation | null> {
  const [row] = await db
    .select(details)
    .from(invitations)
    .innerJoin(organizations, eq(organizations.id, invitations.organizationId))
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(condition);
  if (!row) return null;
  const { invitation, ...rest } = row;
  return { ...invitation, ...rest };
}
