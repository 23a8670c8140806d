import { endpoints } from '@evenway/contract/schemas';
import type { Queryable } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type Implementation, implement } from '../../platform/http/implementation.ts';
import type { Platform } from '../../platform/platform.ts';
import type { WebsiteRow } from '../websites/website-repository.ts';
import { createOrganization } from './create-organization.ts';
import { deleteOrganization } from './delete-organization.ts';
import {
  findBillingContact,
  findOrganization,
  renameOrganization,
  saveBillingContact,
} from './organization-repository.ts';

/** What else must know of a change, in its transaction. */
export interface OrganizationParts {
  /** The payment provider writes the name on invoices, and sends them to the billing contact. */
  tellPaymentProvider(db: Queryable, organizationId: string): Promise<void>;
  /** Ends whatever could still charge for a website, an open checkout too. */
  endCharges(website: WebsiteRow): Promise<void>;
}

export function organizationRoutes(platform: Platform, parts: OrganizationParts): Implementation[] {
  const { database } = platform;
  const { tellPaymentProvider, endCharges } = parts;
  return [
    implement(endpoints.getOrganization, async ({ session }) => {
      const organization = await findOrganization(database, session.orgId);
      if (!organization) throw new AppError('not_found');
      return organization;
    }),
    implement(endpoints.updateOrganization, ({ session, input: { body } }) =>
      database.transaction(async (tx) => {
        await renameOrganization(tx, session.orgId, body.name);
        await tellPaymentProvider(tx, session.orgId);
        return { id: session.orgId, name: body.name };
      }),
    ),
    implement(endpoints.createOrganization, ({ session, input }) =>
      database.transaction((tx) => createOrganization(tx, session.userId, input.body.name)),
    ),
    implement(endpoints.deleteOrganization, async ({ session, input: { body } }) => {
      await deleteOrganization(platform, endCharges, session, body.name);
      return { message: 'The organization is deleted.' };
    }),
    implement(endpoints.getBillingSettings, async ({ session }) => ({
      contact: await findBillingContact(database, session.orgId),
    })),
    implement(endpoints.updateBillingSettings, ({ session, input: { body } }) =>
      database.transaction(async (tx) => {
        await saveBillingContact(tx, session.orgId, body.contact);
        await tellPaymentProvider(tx, session.orgId);
        return { contact: body.contact };
      }),
    ),
  ];
}
