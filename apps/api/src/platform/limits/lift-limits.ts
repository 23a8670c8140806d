import { mailboxOf } from '@evenway/contract';
import { type SQL, sql } from 'drizzle-orm';
import { hashSecret } from '../crypto/keys.ts';
import type { Queryable } from '../database/database.ts';
import { rateLimits, websites } from '../database/schema/index.ts';

interface Person {
  readonly id: string;
  readonly email: string;
}

/** The counts that are about a person: by id, or by the hash of their address. */
export const isLimitOfPerson = ({ id, email }: Person): SQL =>
  sql`(strpos(${rateLimits.key}, ${id}) > 0
    or strpos(${rateLimits.key}, ${hashSecret(email)}) > 0
    or strpos(${rateLimits.key}, ${hashSecret(mailboxOf(email))}) > 0)`;

/** The counts that are about an organization or one of its websites. */
export const isLimitOfOrganization = (id: string): SQL =>
  sql`(strpos(${rateLimits.key}, ${id}) > 0 or split_part(${rateLimits.key}, ':', 2) in (
    select ${websites.id}::text from ${websites} where ${websites.organizationId} = ${id}))`;

/** Every count of them begins anew. Returns how many there were. */
export async function liftLimits(
  db: Queryable,
  subject: Person | { readonly organizationId: string },
): Promise<number> {
  const isAbout = 'email' in subject ? isLimitOfPerson(subject) : isLimitOfOrganization(subject.organizationId);
  const lifted = await db.delete(rateLimits).where(isAbout).returning({ key: rateLimits.key });
  return lifted.length;
}
