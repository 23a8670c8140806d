import { type OwnOrganization, statementPath } from '@evenway/contract';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireAccessTo } from '../../../platform/sessions/organization-access.ts';
import { lockOrganization } from '../../../platform/sessions/organization-access-repository.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import { publishEvent } from '../../../platform/webhooks/publish-event.ts';
import { forgetTeamNotes } from '../../messages/message-repository.ts';
import { findOrganization } from '../../organization/organization-repository.ts';
import { withdrawStatements } from '../../statements/statement-repository.ts';
import { listAdmins } from '../../users/user-repository.ts';
import { findSettings, saveConfig } from '../../widget-config/widget-config-repository.ts';
import { findPublicWebsite } from '../public-website-repository.ts';
import type { WebsiteBilling } from '../website-billing.ts';
import {
  findWebsiteByDomain,
  lockWebsite,
  paidUntilOf,
  requireNotSuspended,
  type WebsiteRow,
} from '../website-repository.ts';
import { WEBSITE_TRANSFERRED_MAIL } from './mails/website-transferred.ts';
import { moveRow, savePaidTime } from './transfer-repository.ts';

export interface Transferred {
  readonly website: WebsiteRow;
  readonly from: { readonly id: string; readonly name: string };
  readonly to: OwnOrganization;
}

/**
 * Moves a website to another organization. The provider is read first, and only read: if it is down, nothing has
 * happened. Then everything changes in one transaction, and a job queued in it ends the former subscription.
 */
export async function transferWebsite(
  platform: Platform,
  billing: WebsiteBilling,
  session: Session,
  request: { website: WebsiteRow; organizationId: string },
  /** Within the transaction: claims the transfer that allows it, once. */
  claim: (tx: Transaction) => Promise<string>,
  record: (tx: Transaction, transferred: Transferred) => Promise<void>,
): Promise<Transferred> {
  const { website, organizationId } = request;
  await requireTarget(platform.database, session, website, organizationId);
  const ready = await billing.prepareTransfer(website);
  return platform.database.transaction(async (tx) => {
    // Organizations first and in one order, like everywhere members change.
    for (const id of [website.organizationId, organizationId].sort()) await lockOrganization(tx, id);
    const locked = await lockWebsite(tx, website.organizationId, website.id);
    if (!locked) throw new AppError('transfer_invalid');
    requireNotSuspended(locked);
    const to = await requireTarget(tx, session, locked, organizationId);
    const from = await findOrganization(tx, locked.organizationId);
    if (!from) throw new AppError('transfer_invalid');
    const transferId = await claim(tx);
    const paid = await billing.release(tx, locked, ready, organizationId);
    if (paid) await savePaidTime(tx, transferId, paid);
    await moveRow(tx, locked, organizationId, paidUntilOf(locked));
    await withdrawPages(tx, locked.id);
    await forgetTeamNotes(tx, locked.id);
    const transferred = { website: locked, from, to };
    await announce(tx, transferred);
    await record(tx, transferred);
    return transferred;
  });
}

/**
 * The new organization has stated nothing about accessibility yet: neither a page nor a link in the widget may say so.
 */
async function withdrawPages(tx: Transaction, websiteId: string): Promise<void> {
  const publicIds = await withdrawStatements(tx, websiteId);
  const { config } = await findSettings(tx, websiteId);
  if (publicIds.some((id) => config.statementUrl?.endsWith(statementPath(id))))
    await saveConfig(tx, websiteId, { statementUrl: null }, null);
}

/** Only an admin of the other organization can bring a website into it, under its rules for members. */
async function requireTarget(
  db: Queryable,
  session: Session,
  website: WebsiteRow,
  organizationId: string,
): Promise<OwnOrganization> {
  if (organizationId === website.organizationId) throw new AppError('transfer_same_organization');
  const { id, name, role } = await requireAccessTo(db, session, organizationId, { isForAdmins: true });
  const existing = await findWebsiteByDomain(db, organizationId, website.domain);
  // The same website: another request with the same offer was faster.
  if (existing) throw new AppError(existing.id === website.id ? 'transfer_invalid' : 'transfer_exists');
  return { id, name, role };
}

/** Notifies both sides: the admins by mail, and the webhooks that a website is gone, or that a live one is theirs. */
async function announce(tx: Transaction, { website, from, to }: Transferred): Promise<void> {
  const paidUntil = paidUntilOf(website);
  const params = {
    domain: website.domain,
    from: from.name,
    to: to.name,
    isTrial: String(website.trialEndsAt !== null),
    ...(paidUntil && { paidUntil: paidUntil.toISOString() }),
  };
  for (const side of ['from', 'to'] as const)
    for (const { email: recipient, language } of await listAdmins(tx, side === 'from' ? from.id : to.id))
      await enqueueMail(tx, { recipient, template: WEBSITE_TRANSFERRED_MAIL, language, params: { ...params, side } });
  const { id, domain } = website;
  await publishEvent(tx, from.id, 'website.transferred', { website: { id, domain } });
  const shown = paidUntil && (await findPublicWebsite(tx, to.id, website.id));
  if (shown) await publishEvent(tx, to.id, 'website.live', { website: shown });
}
