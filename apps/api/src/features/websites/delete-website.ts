import { isLive } from '@evenway/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { WebsiteBilling } from './website-billing.ts';
import { deleteWebsite as deleteRow, isPrepaid, lockWebsite, type WebsiteRow } from './website-repository.ts';

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
  refuseInUse(await billing.settle(website));
  await billing.endSubscriptions(website);
  await database.transaction(async (tx) => {
    const locked = await lockWebsite(tx, website.organizationId, website.id);
    if (!locked) return;
    refuseInUse(locked);
    await deleteRow(tx, website.id);
    await record(tx);
  });
}

/** A running subscription must be cancelled first. A prepaid website has none. */
function refuseInUse(website: WebsiteRow): void {
  if (isLive(website, new Date()) && !isPrepaid(website)) throw new AppError('website_in_use');
}
