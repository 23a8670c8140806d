import { mailboxOf } from '@evenway/contract';
import { endpoints } from '@evenway/contract/schemas';
import { hashSecret } from '../../platform/crypto/keys.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type Implementation, implement } from '../../platform/http/implementation.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { Platform } from '../../platform/platform.ts';
import { findContactByLink, findNamedContact } from './billing-contact-repository.ts';
import { answerBillingContact, changeBillingContact, resendBillingConfirmation } from './change-billing-contact.ts';
import { createOrganization } from './create-organization.ts';
import { findOrganization, updateOrganization } from './organization-repository.ts';

const organizationTarget = (id: string, name: string) => ({ kind: 'organization', id, label: name });
const contactTarget = (email = '') => ({ kind: 'billing_contact', id: null, label: email });

/** What else must be updated by a change, in its transaction. */
export interface OrganizationParts {
  /** The payment provider prints the name on invoices, and sends them to the billing contact. */
  queueCustomerUpdate(db: Queryable, organizationId: string): Promise<void>;
}

export function organizationRoutes(platform: Platform, parts: OrganizationParts): Implementation[] {
  const { database, keys, limits: rateLimits } = platform;
  const { queueCustomerUpdate } = parts;
  const limitContacts = async (organizationId: string, email: string | undefined) => {
    await rateLimits.consume(limits.billingContactPerOrganization, organizationId);
    if (email) await rateLimits.consume(limits.billingContactPerEmail, hashSecret(mailboxOf(email)));
  };

  return [
    implement(endpoints.getOrganization, async ({ session }) => {
      const organization = await findOrganization(database, session.orgId);
      if (!organization) throw new AppError('not_found');
      return organization;
    }),
    implement(endpoints.updateOrganization, ({ session, input: { body }, record }) =>
      database.transaction(async (tx) => {
        const organization = await updateOrganization(tx, session.orgId, body);
        if (!organization) throw new AppError('not_found');
        await record(tx, { target: organizationTarget(organization.id, organization.name) });
        await queueCustomerUpdate(tx, organization.id);
        return organization;
      }),
    ),
    implement(endpoints.createOrganization, async ({ session, input: { body }, record }) => {
      await rateLimits.consume(limits.organizationPerUser, session.userId);
      return database.transaction(async (tx) => {
        const organization = await createOrganization(tx, session, body);
        const { id, name } = organization;
        await record(tx, { organizationId: id, target: organizationTarget(id, name) });
        return organization;
      });
    }),
    implement(endpoints.getBillingSettings, async ({ session }) => ({
      contact: await findNamedContact(database, session.orgId),
    })),
    implement(endpoints.updateBillingSettings, async ({ session, input: { body }, record }) => {
      const present = await findNamedContact(database, session.orgId);
      // Only a new address gets a mail.
      if (body.contact?.email !== present?.email) await limitContacts(session.orgId, body.contact?.email);
      return database.transaction(async (tx) => {
        const settings = await changeBillingContact(tx, keys, session, body.contact);
        await record(tx, { target: contactTarget(body.contact?.email ?? present?.email) });
        await queueCustomerUpdate(tx, session.orgId);
        return settings;
      });
    }),
    implement(endpoints.resendBillingConfirmation, async ({ session, record }) => {
      const email = (await findNamedContact(database, session.orgId))?.email;
      await limitContacts(session.orgId, email);
      return database.transaction(async (tx) => {
        await record(tx, { target: contactTarget(email) });
        return resendBillingConfirmation(tx, keys, session);
      });
    }),
    implement(endpoints.getBillingContact, async ({ input: { query }, request }) => {
      await rateLimits.consumePerClient(limits.linkPerClient, request.ip);
      const contact = await findContactByLink(database, query.token);
      if (!contact) throw new AppError('invalid_link');
      return contact;
    }),
    implement(endpoints.answerBillingContact, async ({ input: { query, body }, request, record }) => {
      await rateLimits.consumePerClient(limits.linkPerClient, request.ip);
      await database.transaction(async (tx) => {
        const { organizationId, email } = await answerBillingContact(tx, query.token, body.accept);
        const actor = { kind: 'contact', id: null, label: email } as const;
        await record(tx, { organizationId, actor, target: contactTarget(email), details: { accepted: body.accept } });
        await queueCustomerUpdate(tx, organizationId);
      });
      return { message: body.accept ? 'The address is confirmed.' : 'No further emails go to this address.' };
    }),
  ];
}
