import type { OpenedCheck } from '@evenway/contract';
import { recordOnPage } from '../../platform/audit/record.ts';
import { hashSecret, randomSecret } from '../../platform/crypto/keys.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { lockByToken, noteReplay, openCheck } from './check-repository.ts';

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
    const { check, isOver, website } = found;
    if (check.openedAt !== null) {
      if (check.replayedAt !== null) return null;
      await noteReplay(tx, check.id);
      const { organizationId } = website;
      await recordOnPage(tx, { event: 'check.replayed', organizationId, website }, clientAddress);
      return null;
    }
    // For a finished check this is a link to one more of its pages.
    const isFinished = check.state === 'finished';
    if (isOver || !(isFinished || check.state === 'waiting') || !page.isOwnPage(website.domain)) return null;
    await openCheck(tx, check.id, hashSecret(secret), page.origin);
    return { width: check.width, theme: check.theme, isFinished };
  });
  // Unknown, used and too old look alike.
  if (!opened) throw new AppError('check_link_invalid');
  return { secret, ...opened };
}
