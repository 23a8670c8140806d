import type { Organization } from '@evenway/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import type { MemberSession } from '../../platform/sessions/session.ts';
import { forgetPayments } from '../billing/billing-repository.ts';
import { deleteInvitations } from '../team/invitation-repository.ts';
import { deleteMembership } from '../users/membership-repository.ts';
import { endMembership, listAccounts, type MemberRow } from '../users/user-repository.ts';
import { deleteWebsite, listAllWebsites, type WebsiteRow } from '../websites/website-repository.ts';
import { ORGANIZATION_DELETED_MAIL } from './mails/organization-deleted.ts';
import {
  deleteOrganization as deleteRow,
  findOrganization,
  lockOrganization,
  lockOrganizationToDelete,
} from './organization-repository.ts';

/**
 * Deletes an organization for good: its websites, so that their widgets stop, and the accounts of its other members, who are
 * told. Who belongs to another organization keeps the account.
 * The admin keeps their account. Whatever could still charge is ended first; if that fails, nothing is deleted.
 */
export async function deleteOrganization(
  { database }: Platform,
  endCharges: (website: WebsiteRow) => Promise<void>,
  session: MemberSession,
  typedName: string,
  record: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const organization = await findOrganization(database, session.orgId);
  // The second of two clicks finds it gone.
  if (!organization) return;
  if (organization.name !== typedName) throw new AppError('organization_name_differs');
  const ended = await listAllWebsites(database, session.orgId);
  for (const website of ended) await endCharges(website);
  await database.transaction(async (tx) => {
    await lockOrganization(tx, session.orgId);
    if (!(await findOrganization(tx, session.orgId))) return;
    const people = await listAccounts(tx, session.orgId);
    const admin = people.find(({ id }) => id === session.userId);
    if (admin?.role !== 'ORG_ADMIN') throw new AppError('forbidden');
    await releasePeople(tx, organization, people, admin);
    await lockOrganizationToDelete(tx, session.orgId);
    await deleteWebsites(tx, session.orgId, ended);
    await deleteInvitations(tx, session.orgId);
    await forgetPayments(tx, session.orgId);
    await deleteRow(tx, session.orgId);
    await record(tx);
  });
}

/** One that was added meanwhile may have a subscription of its own. */
async function deleteWebsites(tx: Transaction, organizationId: string, ended: readonly WebsiteRow[]): Promise<void> {
  const known = new Set(ended.map(({ id }) => id));
  for (const { id } of await listAllWebsites(tx, organizationId)) {
    if (!known.has(id)) throw new AppError('organization_changed');
    await deleteWebsite(tx, id);
  }
}

async function releasePeople(
  tx: Transaction,
  organization: Organization,
  people: readonly MemberRow[],
  admin: MemberRow,
): Promise<void> {
  const deletedBy = `${admin.firstName} ${admin.lastName}`;
  for (const { id, email: recipient, language, firstName, emailVerifiedAt } of people) {
    const own = id === admin.id;
    if (own) await deleteMembership(tx, id, organization.id);
    const keepsAccount = own || (await endMembership(tx, id, organization.id));
    const params = {
      firstName,
      organization: organization.name,
      deletedBy,
      own: String(own),
      keepsAccount: String(keepsAccount),
    };
    if (emailVerifiedAt) await enqueueMail(tx, { recipient, template: ORGANIZATION_DELETED_MAIL, language, params });
  }
}
