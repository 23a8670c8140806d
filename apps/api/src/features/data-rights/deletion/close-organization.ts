import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockAsAdmin } from '../../../platform/sessions/lock-as-admin.ts';
import { lockOrganization } from '../../../platform/sessions/organization-access-repository.ts';
import type { MemberSession } from '../../../platform/sessions/session.ts';
import { findOrganization } from '../../organization/organization-repository.ts';
import { stopDeliveries } from '../../webhooks/delivery-repository.ts';
import { decideClosing } from './decide-organization-deletion.ts';
import { closeOrganizationRow, reopenOrganization, stopWebsites } from './deletion-repository.ts';
import { queueEndOfCharges } from './end-organization-charges.ts';
import { mailClosing } from './mail-members.ts';

/**
 * Closes an organization at once, to be deleted after some days. Widgets, keys and webhooks stop, and members see the
 * date and how to restore it. Its subscriptions are ended by jobs, which are committed with the closing.
 */
export async function closeOrganization(
  { database }: Platform,
  session: MemberSession,
  typedName: string,
  record: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await database.transaction(async (tx) => {
    // The second of two clicks finds it closed.
    await lockAsAdmin(tx, session, { whileClosed: true });
    const decision = decideClosing(await findOrganization(tx, session.orgId), typedName);
    if (decision.kind === 'refuse') throw new AppError(decision.code);
    if (await close(tx, decision.organization, session.userId)) await record(tx);
  });
}

/** On the request of people who cannot do it themselves. Null when it is closed already. */
export async function closeOrganizationByOperator(tx: Transaction, organizationId: string): Promise<Date | null> {
  await lockOrganization(tx, organizationId);
  const organization = await findOrganization(tx, organizationId);
  if (!organization) throw new AppError('organization_gone');
  return close(tx, organization, null);
}

async function close(
  tx: Transaction,
  organization: { readonly id: string; readonly name: string },
  closedBy: string | null,
): Promise<Date | null> {
  const { id } = organization;
  const deletesAt = await closeOrganizationRow(tx, id, closedBy);
  if (!deletesAt) return null;
  await queueEndOfCharges(tx, id);
  await stopWebsites(tx, id);
  await stopDeliveries(tx, id);
  await mailClosing(tx, 'closed', { ...organization, deletesAt, closedBy });
  return deletesAt;
}

/** Restores everything except the subscriptions, which have ended. */
export async function restoreOrganization(
  tx: Transaction,
  session: MemberSession,
  record: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await lockAsAdmin(tx, session, { whileClosed: true });
  const organization = await findOrganization(tx, session.orgId);
  if (!organization) throw new AppError('organization_gone');
  if (!(await reopenOrganization(tx, session.orgId))) return;
  await mailClosing(tx, 'restored', { ...organization, deletesAt: new Date(0), closedBy: null }, session.userId);
  await record(tx);
}
