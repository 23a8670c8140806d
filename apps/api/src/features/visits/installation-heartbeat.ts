import type { Database, Transaction } from '../../platform/database/database.ts';
import { createGroupCommit } from '../../platform/database/group-commit.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { listAdmins } from '../users/user-repository.ts';
import {
  type Heartbeat,
  listWebsitesToAnnounce,
  saveHeartbeats,
  saveStrayHeartbeats,
} from '../widget-installation/installation-repository.ts';
import { FIRST_VISIT_MAIL } from './mails/first-visit.ts';

/** The release of the loader, and how many snippets it found on its page. */
const DETAILS = /^v=([0-9a-f]{8})&n=(\d)$/;
/** Heartbeats within this time after a write are dropped: there are always more visits. */
const QUIET_MS = 60_000;

/** Until when a heartbeat needs no write: from the website's own pages, and from others. */
export interface HeartbeatState {
  ownUntil: number;
  strayUntil: number;
}
export const emptyHeartbeat = (): HeartbeatState => ({ ownUntil: 0, strayUntil: 0 });

interface Page {
  readonly host: string;
  /** On a page that is not the website's, where nothing is shown. */
  readonly isStray: boolean;
  /** The query of its beacon; anything but `DETAILS` is ignored. */
  readonly query: string;
}

/**
 * Stores when and where each website's widget was last seen, to the minute: a busy site costs one row write a minute.
 * The admins are mailed about the first time.
 */
export function createInstallationHeartbeat(database: Database) {
  const writes = createGroupCommit<Heartbeat>((heartbeats) =>
    database.transaction(async (tx) => announceFirstVisits(tx, await saveHeartbeats(tx, heartbeats))),
  );
  const strayWrites = createGroupCommit<Heartbeat>((heartbeats) => saveStrayHeartbeats(database, heartbeats));

  const write = async (websiteId: string, state: HeartbeatState, { host, isStray, query }: Page): Promise<void> => {
    const until = isStray ? 'strayUntil' : 'ownUntil';
    // Set before the write, so that concurrent heartbeats do not all write; undone if it fails.
    state[until] = Date.now() + QUIET_MS;
    const [, version = null, snippets] = DETAILS.exec(query) ?? [];
    try {
      await (isStray ? strayWrites : writes).add({ websiteId, host, version, snippets: Number(snippets) || null });
    } catch (error) {
      state[until] = 0;
      throw error;
    }
  };

  return {
    /** Null if there is nothing to wait for, because one was written recently. */
    note(website: { readonly id: string; readonly state: HeartbeatState }, page: Page): Promise<void> | null {
      const { ownUntil, strayUntil } = website.state;
      const isDue = (page.isStray ? strayUntil : ownUntil) <= Date.now();
      return isDue ? write(website.id, website.state, page) : null;
    },
  };
}

async function announceFirstVisits(tx: Transaction, websiteIds: readonly string[]): Promise<void> {
  if (websiteIds.length === 0) return;
  for (const { domain, organizationId } of await listWebsitesToAnnounce(tx, websiteIds))
    for (const { email: recipient, language } of await listAdmins(tx, organizationId))
      await enqueueMail(tx, { recipient, language, template: FIRST_VISIT_MAIL, params: { domain } });
}
