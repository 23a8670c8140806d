import type { Queryable } from '../database/database.ts';
import { keyMarkers } from '../database/schema/index.ts';

/** Shows which key had a name, and gives nothing of the key away. */
export type KeyMarker = Readonly<typeof keyMarkers.$inferSelect>;

export const listKeyMarkers = (db: Queryable): Promise<KeyMarker[]> => db.select().from(keyMarkers);

/** Those of names that are known already stay as they are. */
export async function saveKeyMarkers(db: Queryable, markers: readonly KeyMarker[]): Promise<void> {
  await db
    .insert(keyMarkers)
    .values([...markers])
    .onConflictDoNothing();
}
