import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { hashSecret } from '../../platform/crypto/keys.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { organizations, removedMembers, ssoIdentities } from '../../platform/database/schema/index.ts';

interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

const ofEmail = (email: string) => hashSecret(`email ${email}`);
const ofIdentity = ({ issuer, subject }: Identity) => hashSecret(`identity ${issuer} ${subject}`);
const isOf = (organizationId: string, hashes: string[]) =>
  and(eq(removedMembers.organizationId, organizationId), inArray(removedMembers.keyHash, hashes));

/** Called while the person is still a member, since their identities end with the membership. */
export async function rememberRemoval(
  db: Queryable,
  organizationId: string,
  member: { readonly id: string; readonly email: string },
): Promise<void> {
  const identities = await db
    .select({ issuer: ssoIdentities.issuer, subject: ssoIdentities.subject })
    .from(ssoIdentities)
    .where(and(eq(ssoIdentities.organizationId, organizationId), eq(ssoIdentities.userId, member.id)));
  const removal = randomUUID();
  const keys = [ofEmail(member.email), ...identities.map(ofIdentity)];
  await db
    .insert(removedMembers)
    .values(keys.map((keyHash) => ({ organizationId, keyHash, removal })))
    .onConflictDoUpdate({
      target: [removedMembers.organizationId, removedMembers.keyHash],
      set: { removal },
    });
}

export async function wasRemoved(
  db: Queryable,
  organizationId: string,
  identity: Identity,
  emails: readonly string[],
): Promise<boolean> {
  const hashes = [ofIdentity(identity), ...emails.map(ofEmail)];
  const found = await db.select().from(removedMembers).where(isOf(organizationId, hashes)).limit(1);
  return found.length > 0;
}

/** The name of an organization, if one of its admins has removed the owner of the address. */
export async function nameOfRemover(db: Queryable, organizationId: string, email: string): Promise<string | null> {
  const [found] = await db
    .select({ name: organizations.name })
    .from(removedMembers)
    .innerJoin(organizations, eq(organizations.id, removedMembers.organizationId))
    .where(isOf(organizationId, [ofEmail(email)]));
  return found?.name ?? null;
}

/** An admin has let the owner of the address in again, with every identity they had. */
export async function forgetRemoval(db: Queryable, organizationId: string, email: string): Promise<void> {
  const removal = db
    .select({ removal: removedMembers.removal })
    .from(removedMembers)
    .where(isOf(organizationId, [ofEmail(email)]));
  await db
    .delete(removedMembers)
    .where(and(eq(removedMembers.organizationId, organizationId), inArray(removedMembers.removal, removal)));
}
