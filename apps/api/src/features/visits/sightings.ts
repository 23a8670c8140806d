import type { Database } from '../../platform/database/database.ts';
import { createGroupCommit } from '../../platform/database/group-commit.ts';
import { createRecentMap } from '../../platform/recent-map.ts';
import { type Sighting, saveSightings } from '../widget-installation/installation-repository.ts';

/** A page that says the same again within this time is not written down again. */
const QUIET_MS = 60_000;
const REMEMBERED_AT_MOST = 250_000;

/** Keeps when and where each website's widget was last seen, to the minute: a busy site costs one row write a minute. */
export function createSightings(database: Database) {
  const writes = createGroupCommit<Sighting>((sightings) => saveSightings(database, sightings));
  const told = createRecentMap<{ readonly what: string; readonly until: number }>(REMEMBERED_AT_MOST);

  return {
    async note(sighting: Sighting): Promise<void> {
      const { websiteId, isStray, host, version, snippets } = sighting;
      const key = isStray ? `stray ${websiteId}` : websiteId;
      const what = `${host} ${version} ${snippets}`;
      const earlier = told.get(key);
      if (earlier && earlier.until > Date.now() && (isStray || earlier.what === what)) return;
      await writes.add(sighting);
      told.set(key, { what, until: Date.now() + QUIET_MS });
    },
  };
}
