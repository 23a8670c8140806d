import type { BillingContact, Organization } from '@evenway/contract';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { organizations } from '../../platform/database/schema/index.ts';

const fields = { id: organizations.id, name: organizations.name };

export async function insertOrganization(db: Queryable, name: string): Promise<Organization> {
  const [row] = await db.insert(organizations).values({ name }).returning(fields);
  if (!row) throw new Error('the organization was not stored');
  return row;
}

export async function findOrganization(db: Queryable, id: string): Promise<Organization | null> {
  const [row] = await db.select(fields).from(organizations).where(eq(organizations.id, id));
  return row ?? null;
}

export async function renameOrganization(db: Queryable, id: string, name: string): Promise<void> {
  await db.update(organizations).set({ name }).where(eq(organizations.id, id));
}

export async function findBillingContact(db: Queryable, id: string): Promise<BillingContact | null> {
  const [row] = await db
    .select({ email: organizations.billingEmail, language: organizations.billingLanguage })
    .from(organizations)
    .where(eq(organizations.id, id));
  return row?.email && row.language ? { email: row.email, language: row.language } : null;
}

export async function saveBillingContact(db: Queryable, id: string, contact: BillingContact | null): Promise<void> {
  await db
    .update(organizations)
    .set({ billingEmail: contact?.email ?? null, billingLanguage: contact?.language ?? null })
    .where(eq(organizations.id, id));
}

/** Serializes changes of an organization's members and their roles. */
export async function lockOrganization(db: Queryable, id: string): Promise<void> {
  await db.select({ id: organizations.id }).from(organizations).where(eq(organizations.id, id)).for('update');
}

export async function deleteOrganization(db: Queryable, id: string): Promise<void> {
  await db.delete(organizations).where(eq(organizations.id, id));
}
