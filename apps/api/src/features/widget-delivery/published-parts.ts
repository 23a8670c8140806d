import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { eq, inArray, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../platform/database/database.ts';
import { widgetParts } from '../../platform/database/schema/index.ts';
import { flatCopy } from '../../platform/flat-copy.ts';
import { type WidgetFile, widgetFile } from './widget-files.ts';

/**
 * Stores every content-hashed file. Pages with a pinned snippet, and pages whose loader came from a server of the
 * previous release, request files that this build no longer has.
 */
export async function publishParts(db: Queryable, files: ReadonlyMap<string, WidgetFile>): Promise<void> {
  const parts = [...files].filter(([, { isImmutable }]) => isImmutable);
  if (parts.length === 0) return;
  const before = await findPublishedHashes(db, parts);
  // One by one: each is small enough for the statement timeout, and most starts have none to write.
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

/** For earlier releases: a page that pinned one requests half a dozen files. */
const KEPT_BYTES = 16 * 1024 * 1024;
const PART = /^\/widget\/parts\/[\w.-]{1,100}\.(?:js|json|woff2)$/;
/** A server of the next release may publish it at any moment, so a miss is remembered briefly. */
const MISSED_MS = 10_000;
const MISSES = 10_000;
/** As in the build; woff2 is compressed already. */
const COMPRESSED = /\.(js|json)$/;

/**
 * Files of earlier releases, compressed like current ones. That takes a tenth of a second, so requested ones stay in
 * memory.
 */
export function createEarlierParts(db: Queryable) {
  const kept = new LRUCache<string, WidgetFile>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ plain, br, gzip: zipped }) =>
      [plain, br, zipped].reduce((sum, bytes) => sum + (bytes?.length ?? 0), 0),
  });
  const missed = new LRUCache<string, true>({ max: MISSES, ttl: MISSED_MS });
  return {
    /** Null for what was never published. */
    async find(address: string): Promise<WidgetFile | null> {
      const known = kept.get(address);
      if (known) return known;
      if (!PART.test(address) || missed.has(address)) return null;
      const [row] = await db.select().from(widgetParts).where(eq(widgetParts.address, address));
      const file =
        row && widgetFile(address, row.bytes, COMPRESSED.test(address) ? await compress(row.bytes) : undefined);
      if (!file) {
        missed.set(flatCopy(address), true);
        return null;
      }
      kept.set(flatCopy(address), file);
      return file;
    },
  };
}

async function compress(bytes: Buffer): Promise<Pick<WidgetFile, 'br' | 'gzip'>> {
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  const smaller = (compressed: Buffer) => (compressed.length < bytes.length ? compressed : null);
  return { br: smaller(br), gzip: smaller(zipped) };
}
