import type { OpenedCheck } from '@evenway/contract';
import { recordOnPage } from '../../platform/audit/record.ts';
import { hashSecret, randomSecret } from '../../platform/crypto/keys.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { WebsiteRow } from '../websites/website-repository.ts';
import { listEnded, lockByToken, lockCheck, noteReplay, openCheck, renewLink } from './check-repository.ts';
import { decideOpening } from './decide-check-intake.ts';

/** The page that a request comes from, according to the browser, and the website whose snippet it carries. */
export interface ReportingPage {
  readonly uniqueId: string;
  readonly origin: string;
  /** One of a website's own, or a copy on a developer's machine. */
  readonly isOwnPage: (domain: string) => boolean;
}

/**
 * Exchanges the token of a link for the secret of one browser. If two come with the same token, the first wins. The
 * second is recorded in the audit trail, once: the owner should know that someone else had the link.
 */
export async function openByToken(
  database: Database,
  page: ReportingPage,
  token: string,
  clientAddress: string,
): Promise<OpenedCheck> {
  const secret = randomSecret();
  const opened = await database.transaction(async (tx) => {
    const found = await lockByToken(tx, hashSecret(token), page.uniqueId);
    if (!found) return null;
    const { check, website } = found;
    const decision = decideOpening({ ...found, isOwnPage: page.isOwnPage(website.domain) });
    if (decision.kind === 'note_replay') {
      await noteReplay(tx, check.id);
      const { organizationId } = website;
      await recordOnPage(tx, { event: 'check.replayed', organizationId, website }, clientAddress);
    }
    if (decision.kind !== 'open') return null;
    await openCheck(tx, check.id, hashSecret(secret), page.origin);
    return { width: check.width, theme: check.theme, isFinished: decision.isFinished };
  });
  // Unknown, used and too old look alike.
  if (!opened) throw new AppError('check_link_invalid');
  return { secret, ...opened };
}

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
