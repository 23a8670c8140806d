import type { Organization, OrganizationDetails } from '@evenway/contract';
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

export async function updateOrganization(
  db: Queryable,
  id: string,
  details: OrganizationDetails,
): Promise<Organization | null> {
  const [row] = await db.update(organizations).set(details).where(eq(organizations.id, id)).returning(fields);
  return row ?? null;
}

/** Also waits for rows being added to it. Taken after the locks of its people, who may be moving to it. */
export async function lockOrganizationToDelete(db: Queryable, id: string): Promise<void> {
  await db.select({ id: organizations.id }).from(organizations).where(eq(organizations.id, id)).for('update');
}

export async function deleteOrganization(db: Queryable, id: string): Promise<void> {
  await db.delete(organizations).where(eq(organizations.id, id));
}
