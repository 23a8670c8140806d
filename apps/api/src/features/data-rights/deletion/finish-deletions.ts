import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockOrganizationToDelete } from '../../organization/organization-repository.ts';
import { deleteMembership, listMemberships } from '../../users/membership-repository.ts';
import { listAccounts, lockUser } from '../../users/user-repository.ts';
import { listAllWebsites } from '../../websites/website-repository.ts';
import type { ErasedPerson } from '../catalogue/table-rules.ts';
import { mailAccountClosing } from './close-account.ts';
import { decideAccountToDelete } from './decide-organization-deletion.ts';
import {
  type Closing,
  findNamedEmails,
  listBilledTo,
  listDueAccounts,
  listDueOrganizations,
  lockDueAccount,
  lockDueOrganization,
  takeDueAccountReminders,
  takeDueReminders,
} from './deletion-repository.ts';
import type { DeletionParts } from './end-organization-charges.ts';
import { eraseOrganization, erasePerson } from './erase.ts';
import { mailClosing } from './mail-members.ts';

type FinishingParts = Pick<DeletionParts, 'endCharges' | 'queueCustomerUpdate'>;

/**
 * Reminds of upcoming deletions, and deletes what is due. A failure is retried the next time, and blocks nothing else.
 */
export async function finishDeletions(platform: Platform, parts: FinishingParts): Promise<void> {
  const { database, log } = platform;
  await remind(database);
  for (const id of await listDueOrganizations(database))
    await tried(log, 'organization', id, () => deleteOrganization(platform, parts, id));
  for (const id of await listDueAccounts(database))
    await tried(log, 'account', id, () => database.transaction((tx) => deleteAccount(tx, parts, id)));
}

async function remind(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    for (const organization of await takeDueReminders(tx)) await mailClosing(tx, 'reminder', organization);
    for (const account of await takeDueAccountReminders(tx)) await mailAccountClosing(tx, 'reminder', account);
  });
}

/** A checkout that was open when it closed may have been paid since. */
async function deleteOrganization({ database }: Platform, parts: FinishingParts, id: string): Promise<void> {
  for (const website of await listAllWebsites(database, id)) await parts.endCharges(website);
  await database.transaction(async (tx) => {
    const organization = await lockDueOrganization(tx, id);
    if (organization) await releaseAndErase(tx, parts, organization);
  });
}

/** Members leave it, and their accounts go with it if that is decided. */
async function releaseAndErase(tx: Transaction, parts: FinishingParts, { id, name, closedBy }: Closing): Promise<void> {
  const members = await listAccounts(tx, id);
  const emails = [...members.map(({ email }) => email), ...(await findNamedEmails(tx, id))];
  const gone = [];
  for (const member of members) {
    await lockUser(tx, member.id);
    const organizationIds = (await listMemberships(tx, member.id)).map((one) => one.id);
    await deleteMembership(tx, member.id, id);
    if (decideAccountToDelete({ id: member.id, organizationIds }, { id, closedBy }) === 'delete') gone.push(member);
  }
  for (const person of gone) await forgetPerson(tx, parts, person);
  await lockOrganizationToDelete(tx, id);
  await eraseOrganization(tx, { id, name, emails });
}

async function deleteAccount(tx: Transaction, parts: FinishingParts, id: string): Promise<void> {
  const person = await lockDueAccount(tx, id);
  if (person) await forgetPerson(tx, parts, person);
}

/** If they were the billing contact, the payment provider has their address too. */
async function forgetPerson(tx: Transaction, parts: FinishingParts, person: ErasedPerson): Promise<void> {
  const billed = await listBilledTo(tx, person.email);
  await erasePerson(tx, person);
  for (const organizationId of billed) await parts.queueCustomerUpdate(tx, organizationId);
}

async function tried(log: Platform['log'], what: string, id: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
    log.info({ what, id }, 'deleted for good');
  } catch (error) {
    log.error({ err: error, what, id }, 'could not be deleted yet');
  }
}
