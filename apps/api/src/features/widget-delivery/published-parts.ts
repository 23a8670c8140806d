import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { widgetParts } from '../../platform/database/schema/index.ts';
import { type WidgetFile, widgetFile } from './widget-files.ts';

/**
 * Keeps every file that is named by its content. Pages with a pinned snippet, and pages whose loader came from a server
 * of the release before, ask for files that this build no longer has.
 */
export async function publishParts(db: Queryable, files: ReadonlyMap<string, WidgetFile>): Promise<void> {
  const parts = [...files].filter(([, { isImmutable }]) => isImmutable);
  if (parts.length === 0) return;
  await db
    .insert(widgetParts)
    .values(parts.map(([address, { plain }]) => ({ address, bytes: plain })))
    .onConflictDoNothing();
  const published = await db
    .select()
    .from(widgetParts)
    .where(inArray(widgetParts.address, [...files.keys()]));
  const changed = published.find(({ address, bytes }) => !files.get(address)?.plain.equals(bytes));
  if (changed)
    throw new Error(`${changed.address} was published before with other bytes: a name stands for one content`);
}

/** A file of an earlier release, or null. */
export async function findPublishedPart(db: Queryable, address: string): Promise<WidgetFile | null> {
  const [row] = await db.select().from(widgetParts).where(eq(widgetParts.address, address));
  return row ? widgetFile(address, row.bytes) : null;
}
