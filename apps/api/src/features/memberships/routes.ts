import { endpoints } from '@evenway/contract/schemas';
import { type Implementation, implement } from '../../platform/http/implementation.ts';
import type { Platform } from '../../platform/platform.ts';
import { listAccess } from '../../platform/sessions/organization-access-repository.ts';
import { type MonthlyPrice, readOverview, toOwnOrganization } from './read-overview.ts';
import { switchOrganization } from './switch-organization.ts';

export function membershipRoutes({ database }: Platform, monthlyPrice: MonthlyPrice): Implementation[] {
  return [
    implement(endpoints.listOwnOrganizations, async ({ session }) =>
      (await listAccess(database, session.sessionId)).map(toOwnOrganization),
    ),
    implement(endpoints.getOrganizationsOverview, ({ session }) =>
      readOverview(database, monthlyPrice, session.sessionId),
    ),
    implement(endpoints.switchOrganization, ({ session, input: { body }, record }) =>
      database.transaction(async (tx) => {
        const chosen = await switchOrganization(tx, session, body.organizationId);
        await record(tx, { organizationId: chosen.id });
        return chosen;
      }),
    ),
  ];
}
