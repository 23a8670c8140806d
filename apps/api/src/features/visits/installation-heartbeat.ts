import type { Database } from '../../platform/database/database.ts';
import { createGroupCommit } from '../../platform/database/group-commit.ts';
import { type Heartbeat, saveHeartbeats } from '../widget-installation/installation-repository.ts';

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
 */
export function createInstallationHeartbeat(database: Database) {
  const writes = createGroupCommit<Heartbeat>((heartbeats) => saveHeartbeats(database, heartbeats));

  const write = async (websiteId: string, state: HeartbeatState, { host, isStray, query }: Page): Promise<void> => {
    const until = isStray ? 'strayUntil' : 'ownUntil';
    // Set before the write, so that concurrent heartbeats do not all write; undone if it fails.
    state[until] = Date.now() + QUIET_MS;
    const [, version = null, snippets] = DETAILS.exec(query) ?? [];
    try {
      await writes.add({ websiteId, host, isStray, version, snippets: Number(snippets) || null });
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
