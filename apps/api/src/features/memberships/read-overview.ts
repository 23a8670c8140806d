import type { OrganizationOverview, OwnOrganization, Role } from '@evenway/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { refusalOf } from '../../platform/sessions/organization-access.ts';
import { type AccessibleOrganization, listAccess } from '../../platform/sessions/organization-access-repository.ts';
import { countWebsites, type WebsiteGroup } from './overview-repository.ts';

/** Minor units per month, or null if the price is unknown. */
export type MonthlyPrice = (priceId: string) => Promise<number | null>;

/** All organizations that a session can reach, with figures of those where it may read them. Costs are for admins. */
export async function readOverview(
  db: Queryable,
  monthlyPrice: MonthlyPrice,
  sessionId: string,
): Promise<OrganizationOverview[]> {
  const organizations = await listAccess(db, sessionId);
  const readable = organizations.filter((organization) => refusalOf(organization) === null);
  const groups = await countWebsites(
    db,
    readable.map(({ id }) => id),
  );
  return Promise.all(
    organizations.map(async (organization) => ({
      ...toOwnOrganization(organization),
      ...(readable.includes(organization)
        ? await summarize(
            organization.role,
            groups.filter(({ organizationId }) => organizationId === organization.id),
            monthlyPrice,
          )
        : NOT_SHOWN),
    })),
  );
}

const NOT_SHOWN = { websites: null, active: null, unpaid: null, visits: null, monthlyAmount: null, currency: null };

export const toOwnOrganization = ({
  id,
  name,
  role,
  organizationDeletesAt,
  organizationSuspendedAt,
}: AccessibleOrganization): OwnOrganization => ({
  id,
  name,
  role,
  ...(organizationDeletesAt !== undefined && { deletesAt: organizationDeletesAt }),
  ...(organizationSuspendedAt !== undefined && { suspendedAt: organizationSuspendedAt }),
});

async function summarize(role: Role, groups: readonly WebsiteGroup[], monthlyPrice: MonthlyPrice) {
  const total = (some: readonly WebsiteGroup[], field: 'websites' | 'visits') =>
    some.reduce((sum, group) => sum + group[field], 0);
  const running = groups.filter(({ status }) => status === 'ACTIVE');
  const isAdmin = role === 'ORG_ADMIN';
  return {
    websites: total(groups, 'websites'),
    active: total(running, 'websites'),
    unpaid: total(
      groups.filter(({ status }) => status === 'NOT_PAID'),
      'websites',
    ),
    visits: total(groups, 'visits'),
    monthlyAmount: isAdmin ? await monthlyAmount(running, monthlyPrice) : null,
    currency: isAdmin ? (running.find(({ currency }) => currency)?.currency ?? null) : null,
  };
}

/** A partial sum would be wrong: if one price is missing, there is none. */
async function monthlyAmount(running: readonly WebsiteGroup[], monthlyPrice: MonthlyPrice): Promise<number | null> {
  const amounts = await Promise.all(
    running.map(async ({ priceId, websites }) => {
      const price = priceId === null ? null : await monthlyPrice(priceId);
      return price === null ? null : price * websites;
    }),
  );
  return amounts.reduce((sum, amount) => (sum === null || amount === null ? null : sum + amount), 0);
}
