import type { Transaction } from '../../../platform/database/database.ts';
import { publishEvent } from '../../../platform/webhooks/publish-event.ts';
import { findPublicWebsite } from '../../websites/public-website-repository.ts';
import type { WebsiteRow } from '../../websites/website-repository.ts';

/**
 * Saves the state of a website and notifies webhooks when it goes live or unpaid: once per change, however many notice
 * it, since the website is locked.
 */
export async function publishWebsiteEvents(
  tx: Transaction,
  { id, organizationId }: WebsiteRow,
  save: () => Promise<void>,
): Promise<void> {
  const before = await findPublicWebsite(tx, organizationId, id);
  await save();
  const website = await findPublicWebsite(tx, organizationId, id);
  if (!before || !website) return;
  if (website.isLive && !before.isLive) await publishEvent(tx, organizationId, 'website.live', { website });
  if (website.status === 'unpaid' && before.status !== 'unpaid')
    await publishEvent(tx, organizationId, 'website.unpaid', { website });
}
