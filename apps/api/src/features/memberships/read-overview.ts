import type { OrganizationOverview, OwnOrganization } from '@evenway/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { listMemberships } from '../users/membership-repository.ts';
import { countWebsitesOfPerson, type WebsiteGroup } from './overview-repository.ts';

/** Minor units per month, or null if the price is unknown. */
export type MonthlyPrice = (priceId: string) => Promise<number | null>;

/** All organizations of a person. Costs are for their admins only. */
export async function readOverview(
  db: Queryable,
  monthlyPrice: MonthlyPrice,
  userId: string,
): Promise<OrganizationOverview[]> {
  const groups = await countWebsitesOfPerson(db, userId);
  const organizations = await listMemberships(db, userId);
  return Promise.all(
    organizations.map((organization) =>
      summarize(
        organization,
        groups.filter(({ organizationId }) => organizationId === organization.id),
        monthlyPrice,
      ),
    ),
  );
}

async function summarize(
  organization: OwnOrganization,
  groups: readonly WebsiteGroup[],
  monthlyPrice: MonthlyPrice,
): Promise<OrganizationOverview> {
  const total = (some: readonly WebsiteGroup[], field: 'websites' | 'visits') =>
    some.reduce((sum, group) => sum + group[field], 0);
  const running = groups.filter(({ status }) => status === 'ACTIVE');
  return {
    ...organization,
    websites: total(groups, 'websites'),
    active: total(running, 'websites'),
    unpaid: total(
      groups.filter(({ status }) => status === 'NOT_PAID'),
      'websites',
    ),
    visits: total(groups, 'visits'),
    monthlyAmount: organization.role === 'ORG_ADMIN' ? await monthlyAmount(running, monthlyPrice) : null,
    currency: organization.role === 'ORG_ADMIN' ? (running.find(({ currency }) => currency)?.currency ?? null) : null,
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
