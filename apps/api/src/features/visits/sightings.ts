import type { Database } from '../../platform/database/database.ts';
import { createGroupCommit } from '../../platform/database/group-commit.ts';
import { copyOf } from '../../platform/recent-map.ts';
import { type Sighting, saveSightings } from '../widget-installation/installation-repository.ts';

/** The release of the loader, and how many snippets it found on its page. */
const DETAILS = /^v=([0-9a-f]{8})&n=(\d)$/;
/** A page that says the same again within this time is not written down again. */
const QUIET_MS = 60_000;

/** What the pages of a website told lately, and until when hearing it again is no news. */
export interface Told {
  own: { readonly host: string; readonly details: string; readonly until: number } | null;
  strayUntil: number;
}
export const nothingTold = (): Told => ({ own: null, strayUntil: 0 });

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

  const write = async (websiteId: string, told: Told, { host, isStray }: Page, details: string): Promise<void> => {
    const [, version = null, snippets] = DETAILS.exec(details) ?? [];
    await writes.add({ websiteId, host, isStray, version, snippets: Number(snippets) || null });
    const until = Date.now() + QUIET_MS;
    if (isStray) told.strayUntil = until;
    else told.own = { host: copyOf(host), details: copyOf(details), until };
  };

  return {
    /** Null when there is nothing to wait for, since the same was told before. */
    note(website: { readonly id: string; readonly memory: Told }, page: Page): Promise<void> | null {
      const { own, strayUntil } = website.memory;
      const details = DETAILS.test(page.query) ? page.query : '';
      const isNews = page.isStray
        ? strayUntil <= Date.now()
        : own?.host !== page.host || own.details !== details || own.until <= Date.now();
      return isNews ? write(website.id, website.memory, page, details) : null;
    },
  };
}
