import type { Database } from '../../platform/database/database.ts';
import { createGroupCommit } from '../../platform/database/group-commit.ts';
import { type Sighting, saveSightings } from '../widget-installation/installation-repository.ts';

/** The release of the loader, and how many snippets it found on its page. */
const DETAILS = /^v=([0-9a-f]{8})&n=(\d)$/;
/** What the pages of a website tell within this time after a write is not written down: there are always more visits. */
const QUIET_MS = 60_000;

/** Until when hearing of a website is no news: from its own pages, and from others. */
export interface Told {
  ownUntil: number;
  strayUntil: number;
}
export const nothingTold = (): Told => ({ ownUntil: 0, strayUntil: 0 });

interface Page {
  readonly host: string;
  /** On a page that is not the website's, where nothing is shown. */
  readonly isStray: boolean;
  /** The query of its beacon; anything but `DETAILS` says nothing. */
  readonly query: string;
}

/** Keeps when and where each website's widget was last seen, to the minute: a busy site costs one row write a minute. */
export function createSightings(database: Database) {
  const writes = createGroupCommit<Sighting>((sightings) => saveSightings(database, sightings));

  const write = async (websiteId: string, told: Told, { host, isStray, query }: Page): Promise<void> => {
    const until = isStray ? 'strayUntil' : 'ownUntil';
    // Set before the write, so that pages which tell at the same moment do not all write; a failure takes it back.
    told[until] = Date.now() + QUIET_MS;
    const [, version = null, snippets] = DETAILS.exec(query) ?? [];
    try {
      await writes.add({ websiteId, host, isStray, version, snippets: Number(snippets) || null });
    } catch (error) {
      told[until] = 0;
      throw error;
    }
  };

  return {
    /** Null when there is nothing to wait for, since something was told a moment ago. */
    note(website: { readonly id: string; readonly memory: Told }, page: Page): Promise<void> | null {
      const { ownUntil, strayUntil } = website.memory;
      const isNews = (page.isStray ? strayUntil : ownUntil) <= Date.now();
      return isNews ? write(website.id, website.memory, page) : null;
    },
  };
}
