import { normalizeDomain } from '@evenway/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findWebsiteByDomain, insertWebsite, type WebsiteRow } from '../websites/website-repository.ts';

/** The website a person typed, made if the organization does not have it yet. */
export async function registerWebsite(
  db: Queryable,
  organizationId: string,
  typed: string,
): Promise<{ website: WebsiteRow; isNew: boolean }> {
  const domain = normalizeDomain(typed);
  if (!domain) throw new AppError('invalid_domain');
  const made = await insertWebsite(db, organizationId, domain);
  const website = made ?? (await findWebsiteByDomain(db, organizationId, domain));
  if (!website) throw new AppError('not_found');
  return { website, isNew: made !== null };
}
