import { createHash } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
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
  const before = await findPublishedHashes(db, parts);
  // One by one: each is small enough for the time a statement may take, and most starts have none to write.
  for (const [address, { plain: bytes }] of parts)
    if (!before.has(address)) await db.insert(widgetParts).values({ address, bytes }).onConflictDoNothing();
  const published = await findPublishedHashes(db, parts);
  const changed = parts.find(([address, { plain }]) => published.get(address) !== hashOf(plain));
  if (changed) throw new Error(`${changed[0]} was published before with other bytes: a name stands for one content`);
}

async function findPublishedHashes(
  db: Queryable,
  parts: ReadonlyArray<readonly [string, WidgetFile]>,
): Promise<Map<string, string>> {
  const rows = await db
    .select({ address: widgetParts.address, hash: sql<string>`encode(sha256(${widgetParts.bytes}), 'hex')` })
    .from(widgetParts)
    .where(
      inArray(
        widgetParts.address,
        parts.map(([address]) => address),
      ),
    );
  return new Map(rows.map(({ address, hash }) => [address, hash]));
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** A file of an earlier release, or null. */
export async function findPublishedPart(db: Queryable, address: string): Promise<WidgetFile | null> {
  const [row] = await db.select().from(widgetParts).where(eq(widgetParts.address, address));
  return row ? widgetFile(address, row.bytes) : null;
}
