import type { SsoMode, SsoTry } from '@evenway/contract';
import { and, asc, count, eq, gt, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import {
  memberships,
  organizations,
  ssoConnections,
  ssoDomains,
  ssoIdentities,
  users,
} from '../../../platform/database/schema/index.ts';

export type ConnectionRow = typeof ssoConnections.$inferSelect;
export type DomainRow = typeof ssoDomains.$inferSelect;

const domainOf = sql`split_part(${users.email}, '@', 2)`;

export async function findConnection(db: Queryable, organizationId: string): Promise<ConnectionRow | null> {
  const [row] = await db.select().from(ssoConnections).where(eq(ssoConnections.organizationId, organizationId));
  return row ?? null;
}

/** What decides about a sign-in: the connection, the proven domains, and the member whose subject it is. */
export async function loadSignIn(db: Queryable, organizationId: string, subject: string) {
  const [row] = await db
    .select({
      connection: ssoConnections,
      provenDomains: sql<string[]>`array(select domain from sso_domains
        where organization_id = ${organizationId} and proven_at is not null)`,
      user: users,
      role: memberships.role,
    })
    .from(ssoConnections)
    .leftJoin(
      ssoIdentities,
      and(
        eq(ssoIdentities.organizationId, ssoConnections.organizationId),
        eq(ssoIdentities.issuer, ssoConnections.issuer),
        eq(ssoIdentities.subject, subject),
      ),
    )
    .leftJoin(users, eq(users.id, ssoIdentities.userId))
    .leftJoin(
      memberships,
      and(eq(memberships.userId, users.id), eq(memberships.organizationId, ssoConnections.organizationId)),
    )
    .where(eq(ssoConnections.organizationId, organizationId));
  if (!row) return null;
  const { user, role, ...rest } = row;
  return { ...rest, linked: user && { user, role, email: user.email } };
}

/** The connection for an email domain. The rest of the address does not matter. */
export async function findConnectionOfDomain(db: Queryable, domain: string): Promise<ConnectionRow | null> {
  const [row] = await db
    .select({ connection: ssoConnections })
    .from(ssoDomains)
    .innerJoin(ssoConnections, eq(ssoConnections.organizationId, ssoDomains.organizationId))
    .where(and(eq(ssoDomains.domain, domain), isNotNull(ssoDomains.provenAt), ne(ssoConnections.mode, 'off')));
  return row?.connection ?? null;
}

type Provider = Pick<ConnectionRow, 'organizationId' | 'issuer' | 'clientId' | 'clientSecret'>;

/** What was tried with another issuer or client says nothing about this one. */
export async function saveProvider(db: Queryable, provider: Provider, isAnother: boolean): Promise<void> {
  const change = {
    ...provider,
    updatedAt: sql`now()`,
    ...(isAnother && { mode: 'off' as const, testedAt: null, lastTry: null }),
  };
  await db
    .insert(ssoConnections)
    .values(change)
    .onConflictDoUpdate({ target: ssoConnections.organizationId, set: change });
}

export async function updateConnection(
  db: Queryable,
  organizationId: string,
  change: Partial<Pick<ConnectionRow, 'defaultRole' | 'roleClaim' | 'scope' | 'roleMappings'>> & { mode?: SsoMode },
): Promise<void> {
  await db
    .update(ssoConnections)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(ssoConnections.organizationId, organizationId));
}

/** Only for a test that started with exactly this issuer and client. */
export async function saveTry(
  db: Queryable,
  { organizationId, issuer, clientId }: Pick<ConnectionRow, 'organizationId' | 'issuer' | 'clientId'>,
  lastTry: SsoTry,
): Promise<void> {
  await db
    .update(ssoConnections)
    .set({ lastTry, ...(lastTry.outcome === 'done' && { testedAt: sql`now()` }) })
    .where(
      and(
        eq(ssoConnections.organizationId, organizationId),
        eq(ssoConnections.issuer, issuer),
        eq(ssoConnections.clientId, clientId),
      ),
    );
}

export async function deleteConnection(db: Queryable, organizationId: string): Promise<ConnectionRow | null> {
  await db.delete(ssoIdentities).where(eq(ssoIdentities.organizationId, organizationId));
  const [row] = await db.delete(ssoConnections).where(eq(ssoConnections.organizationId, organizationId)).returning();
  return row ?? null;
}

export async function listDomains(db: Queryable, organizationId: string): Promise<DomainRow[]> {
  return db
    .select()
    .from(ssoDomains)
    .where(eq(ssoDomains.organizationId, organizationId))
    .orderBy(asc(ssoDomains.createdAt), asc(ssoDomains.id));
}

export async function findDomain(db: Queryable, organizationId: string, id: string): Promise<DomainRow | null> {
  const [row] = await db
    .select()
    .from(ssoDomains)
    .where(and(eq(ssoDomains.organizationId, organizationId), eq(ssoDomains.id, id)));
  return row ?? null;
}

/** Null when it is there already. */
export async function insertDomain(
  db: Queryable,
  domain: Pick<DomainRow, 'organizationId' | 'domain' | 'token'>,
): Promise<DomainRow | null> {
  const [row] = await db.insert(ssoDomains).values(domain).onConflictDoNothing().returning();
  return row ?? null;
}

export async function deleteDomain(db: Queryable, organizationId: string, id: string): Promise<DomainRow | null> {
  const [row] = await db
    .delete(ssoDomains)
    .where(and(eq(ssoDomains.organizationId, organizationId), eq(ssoDomains.id, id)))
    .returning();
  return row ?? null;
}

/** Whether another organization has proven it. Until the transaction ends nobody else can. */
export async function isProvenElsewhere(db: Queryable, { domain, id }: DomainRow): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sso-domain:${domain}`}, 0))`);
  const others = await db
    .select({ id: ssoDomains.id })
    .from(ssoDomains)
    .where(and(eq(ssoDomains.domain, domain), isNotNull(ssoDomains.provenAt), ne(ssoDomains.id, id)));
  return others.length > 0;
}

/** The first time counts. */
export async function markProven(db: Queryable, id: string): Promise<void> {
  await db
    .update(ssoDomains)
    .set({ provenAt: sql`coalesce(${ssoDomains.provenAt}, now())`, missingSince: null })
    .where(eq(ssoDomains.id, id));
}

/** True only for the first server that marks it. */
export async function markMissing(db: Queryable, id: string): Promise<boolean> {
  const marked = await db
    .update(ssoDomains)
    .set({ missingSince: sql`now()` })
    .where(and(eq(ssoDomains.id, id), isNotNull(ssoDomains.provenAt), sql`${ssoDomains.missingSince} is null`))
    .returning({ id: ssoDomains.id });
  return marked.length === 1;
}

/** True when the record has been missing for that long and the domain no longer counts as proven. */
export async function dropProof(db: Queryable, id: string, graceDays: number): Promise<boolean> {
  const dropped = await db
    .update(ssoDomains)
    .set({ provenAt: null, missingSince: null })
    .where(and(eq(ssoDomains.id, id), sql`${ssoDomains.missingSince} < now() - make_interval(days => ${graceDays})`))
    .returning({ id: ssoDomains.id });
  return dropped.length === 1;
}

/** Every proven domain, some at a time. */
export async function listProvenDomains(db: Queryable, after: string, limit: number): Promise<DomainRow[]> {
  return db
    .select()
    .from(ssoDomains)
    .where(and(isNotNull(ssoDomains.provenAt), after === '' ? undefined : gt(ssoDomains.id, after)))
    .orderBy(asc(ssoDomains.id))
    .limit(limit);
}

/** Updates the copy that requests read. Must be called in every transaction that changes mode or domains. */
export async function refreshEnforcement(db: Queryable, organizationId: string): Promise<void> {
  const domains = sql`select array_agg(domain order by domain) from sso_domains
    where organization_id = ${organizationId} and proven_at is not null
    and exists (select 1 from sso_connections where organization_id = ${organizationId} and mode = 'enforced')`;
  await db
    .update(organizations)
    .set({ ssoEnforcedDomains: sql`(${domains})` })
    .where(eq(organizations.id, organizationId));
}

/**
 * Admins who can still sign in when single sign-on is enforced: with their own second factor, or with an address in
 * another domain.
 */
export async function countEmergencyAdmins(db: Queryable, organizationId: string): Promise<number> {
  const isCovered = sql`${domainOf} in (
    select domain from sso_domains where organization_id = ${organizationId} and proven_at is not null)`;
  const [row] = await db
    .select({ admins: count() })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.organizationId, organizationId),
        eq(memberships.role, 'ORG_ADMIN'),
        isNotNull(users.emailVerifiedAt),
        or(isNotNull(users.secondFactorAt), sql`not ${isCovered}`),
      ),
    );
  return row?.admins ?? 0;
}

/** The account linked to a subject of the issuer. */
export async function findIdentityOwner(
  db: Queryable,
  { organizationId, issuer }: Pick<ConnectionRow, 'organizationId' | 'issuer'>,
  subject: string,
): Promise<string | null> {
  const [row] = await db
    .select({ userId: ssoIdentities.userId })
    .from(ssoIdentities)
    .where(
      and(
        eq(ssoIdentities.organizationId, organizationId),
        eq(ssoIdentities.issuer, issuer),
        eq(ssoIdentities.subject, subject),
      ),
    );
  return row?.userId ?? null;
}

export async function insertIdentity(db: Queryable, identity: typeof ssoIdentities.$inferInsert): Promise<void> {
  await db.insert(ssoIdentities).values(identity);
}

/** Connections whose secret is sealed with another key than this. */
export async function listSealedWithOthers(db: Queryable, keyId: string) {
  return db
    .select({ organizationId: ssoConnections.organizationId, clientSecret: ssoConnections.clientSecret })
    .from(ssoConnections)
    .where(ne(sql`split_part(${ssoConnections.clientSecret}, '.', 1)`, keyId));
}

/** Unless another secret was saved meanwhile. */
export async function saveResealed(db: Queryable, organizationId: string, seen: string, sealed: string): Promise<void> {
  await db
    .update(ssoConnections)
    .set({ clientSecret: sealed })
    .where(and(eq(ssoConnections.organizationId, organizationId), eq(ssoConnections.clientSecret, seen)));
}

/** How many client secrets are sealed with each key. */
export async function countSecretsByKey(db: Queryable): Promise<ReadonlyMap<string, number>> {
  const keyId = sql<string>`split_part(${ssoConnections.clientSecret}, '.', 1)`;
  const rows = await db.select({ keyId, secrets: sql<number>`count(*)::int` }).from(ssoConnections).groupBy(keyId);
  return new Map(rows.map((row) => [row.keyId, row.secrets]));
}
