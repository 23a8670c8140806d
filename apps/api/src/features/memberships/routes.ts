import { endpoints } from '@evenway/contract/schemas';
import { type Implementation, implement } from '../../platform/http/implementation.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Session } from '../../platform/sessions/session.ts';
import { listMemberships } from '../users/membership-repository.ts';
import { type MonthlyPrice, readOverview } from './read-overview.ts';
import { switchOrganization } from './switch-organization.ts';

export function membershipRoutes({ database }: Platform, monthlyPrice: MonthlyPrice): Implementation[] {
  return [
    implement(endpoints.listOwnOrganizations, async ({ session }) =>
      visibleTo(session, await listMemberships(database, session.userId)),
    ),
    implement(endpoints.getOrganizationsOverview, async ({ session }) =>
      visibleTo(session, await readOverview(database, monthlyPrice, session.userId)),
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

/** A single sign-on session reveals nothing about the person's other organizations. */
const visibleTo = <Listed extends { readonly id: string }>({ ssoOrganizationId }: Session, all: readonly Listed[]) =>
  all.filter(({ id }) => ssoOrganizationId === null || id === ssoOrganizationId);
