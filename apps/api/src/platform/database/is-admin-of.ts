import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { memberships, organizations } from './schema/index.ts';

/**
 * Whether a user is still an admin of an organization that is not closed: what they started there is only valid that
 * long.
 */
export const isAdminOf = (userId: AnyColumn, organizationId: AnyColumn): SQL => sql`exists (
  select from ${memberships}
  join ${organizations} on ${organizations.id} = ${memberships.organizationId} and ${organizations.deletesAt} is null
  where ${memberships.userId} = ${userId}
    and ${memberships.organizationId} = ${organizationId}
    and ${memberships.role} = 'ORG_ADMIN'
)`;
