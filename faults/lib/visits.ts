import { createHash } from 'node:crypto';
import { seedWebsites } from '../../apps/api/src/testing/websites/seed-websites.ts';
import { type Status, statusOf } from './load.ts';
import type { ProductDatabase } from './product-database.ts';

/** Puts live websites 1 to `count` into the database. */
export const addWebsites = (database: ProductDatabase, count: number) =>
  database.withClient((client) => seedWebsites(client, 1, count));

export const uniqueIdOf = (website: number) => createHash('md5').update(String(website)).digest('hex');

export const configAddress = (website: number) => `/widget/config/${uniqueIdOf(website)}.json`;

/** Sends a visit beacon like the widget on that website. */
export const sendVisit = (url: string, website: number): Promise<Status> =>
  statusOf(`${url}/widget/visits/${uniqueIdOf(website)}`, {
    method: 'POST',
    headers: { origin: `https://site-${website}.example` },
  });

export async function countVisits(database: ProductDatabase): Promise<number> {
  const [row] = await database.query<{ visits: number }>(
    'select coalesce(sum(count + bursts), 0)::int as visits from visits',
  );
  return row?.visits ?? Number.NaN;
}
