import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { decideWebsiteDeletion } from './decide-website-deletion.ts';
import type { WebsiteBilling } from './website-billing.ts';
import { deleteWebsite as deleteRow, lockWebsite, requireNotSuspended, type WebsiteRow } from './website-repository.ts';

/**
 * Deletes a website for good. Everything that could still charge for it is ended first; if that fails, nothing is
 * deleted.
 */
export async function deleteWebsite(
  { database }: Platform,
  billing: WebsiteBilling,
  website: WebsiteRow,
  record: (tx: Transaction) => Promise<void>,
): Promise<void> {
  requireNotSuspended(website);
  const settled = decideWebsiteDeletion(await billing.settle(website), new Date());
  if (settled.kind === 'refuse') throw new AppError(settled.code);
  await billing.endSubscriptions(website);
  await database.transaction(async (tx) => {
    const locked = await lockWebsite(tx, website.organizationId, website.id);
    const decision = decideWebsiteDeletion(locked, new Date());
    if (decision.kind === 'refuse') throw new AppError(decision.code);
    if (decision.kind === 'nothing') return;
    await deleteRow(tx, website.id);
    await record(tx);
  });
}
