import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { MemberSession } from '../../../platform/sessions/session.ts';
import { findOrganization, lockOrganization } from '../../organization/organization-repository.ts';
import { findMember } from '../../users/user-repository.ts';
import { stopDeliveries } from '../../webhooks/delivery-repository.ts';
import { listAllWebsites, type WebsiteRow } from '../../websites/website-repository.ts';
import { closeOrganizationRow, reopenOrganization, stopWebsites } from './deletion-repository.ts';
import { mailClosing } from './mail-members.ts';

/**
 * Closes an organization at once, to be deleted after some days. Subscriptions are ended first; if that fails, nothing
 * is closed. Widgets, keys and webhooks stop, and members see the date and how to restore it.
 */
export async function closeOrganization(
  { database }: Platform,
  endCharges: (website: WebsiteRow) => Promise<void>,
  session: MemberSession,
  typedName: string,
  record: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const organization = await findOrganization(database, session.orgId);
  if (!organization) throw new AppError('organization_gone');
  if (organization.name !== typedName) throw new AppError('organization_name_differs');
  const ended = await listAllWebsites(database, session.orgId);
  for (const website of ended) await endCharges(website);
  await database.transaction(async (tx) => {
    await lockOrganization(tx, session.orgId);
    await requireAdmin(tx, session);
    await refuseNewWebsites(tx, session.orgId, ended);
    const deletesAt = await closeOrganizationRow(tx, session.orgId, session.userId);
    // The second of two clicks finds it closed.
    if (!deletesAt) return;
    await stopWebsites(tx, session.orgId);
    await stopDeliveries(tx, session.orgId);
    await mailClosing(tx, 'closed', { ...organization, deletesAt, closedBy: session.userId }, session.userId);
    await record(tx);
  });
}

/** Restores everything except the subscriptions, which have ended. */
export async function restoreOrganization(
  tx: Transaction,
  session: MemberSession,
  record: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await lockOrganization(tx, session.orgId);
  const organization = await findOrganization(tx, session.orgId);
  if (!organization) throw new AppError('organization_gone');
  await requireAdmin(tx, session);
  if (!(await reopenOrganization(tx, session.orgId))) return;
  await mailClosing(tx, 'restored', { ...organization, deletesAt: new Date(0), closedBy: null }, session.userId);
  await record(tx);
}

/** The role may have changed while waiting for the lock. */
async function requireAdmin(tx: Transaction, { orgId, userId }: MemberSession): Promise<void> {
  if ((await findMember(tx, orgId, userId))?.role !== 'ORG_ADMIN') throw new AppError('forbidden');
}

/** A website that was added meanwhile may have its own subscription. */
async function refuseNewWebsites(tx: Transaction, organizationId: string, ended: readonly WebsiteRow[]): Promise<void> {
  const known = new Set(ended.map(({ id }) => id));
  if ((await listAllWebsites(tx, organizationId)).some(({ id }) => !known.has(id)))
    throw new AppError('organization_changed');
}
