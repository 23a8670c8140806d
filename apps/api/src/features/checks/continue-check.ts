import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { WebsiteRow } from '../websites/website-repository.ts';
import { listEnded, lockCheck, renewLink } from './check-repository.ts';

/**
 * Gives the last check of a website a new link, for one more of its pages: one that could not be framed. An older check
 * stays as it is, since findings were compared with it.
 */
export async function continueCheck(
  tx: Transaction,
  { id: websiteId, organizationId }: Pick<WebsiteRow, 'id' | 'organizationId'>,
  id: string,
  tokenHash: string,
  linkMadeBy: string,
): Promise<void> {
  const found = await lockCheck(tx, organizationId, id);
  if (!found || found.website.id !== websiteId) throw new AppError('check_gone');
  const [last] = await listEnded(tx, organizationId, websiteId);
  if (found.check.state !== 'finished' || last?.id !== id) throw new AppError('check_over');
  await renewLink(tx, id, tokenHash, linkMadeBy);
}
