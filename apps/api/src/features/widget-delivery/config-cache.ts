import { createHash } from 'node:crypto';
import type { DeliveredWebsite } from './delivery-repository.ts';

export interface PreparedConfig {
  readonly body: Buffer;
  readonly etag: string;
  /** Null when nothing is shown; then visits cost nothing and are not kept. */
  readonly websiteId: string | null;
}

interface Entry {
  readonly prepared: PreparedConfig;
  readonly freshUntil: number;
}

/** A safety net for a lost notification, and the longest that the passing of time takes to show. */
const FRESH_MS = 60_000;

/**
 * The answers for the most recently asked ids, ready to send. Bounded: the oldest give way. An answer that cannot be
 * asked for again, because the database is away, is kept in use.
 */
export function createConfigCache(find: (uniqueId: string) => Promise<DeliveredWebsite | null>, capacity = 20_000) {
  const entries = new Map<string, Entry>();
  const asking = new Map<string, Promise<PreparedConfig>>();

  const ask = async (uniqueId: string, stale: Entry | undefined): Promise<PreparedConfig> => {
    try {
      const prepared = prepare(await find(uniqueId));
      keep(uniqueId, { prepared, freshUntil: Date.now() + FRESH_MS });
      return prepared;
    } catch (error) {
      if (!stale) throw error;
      return stale.prepared;
    }
  };
  const keep = (uniqueId: string, entry: Entry) => {
    entries.delete(uniqueId);
    entries.set(uniqueId, entry);
    if (entries.size <= capacity) return;
    const [oldest] = entries.keys();
    if (oldest !== undefined) entries.delete(oldest);
  };

  return {
    async get(uniqueId: string): Promise<PreparedConfig> {
      const entry = entries.get(uniqueId);
      if (entry && entry.freshUntil > Date.now()) return entry.prepared;
      const pending = asking.get(uniqueId) ?? ask(uniqueId, entry).finally(() => asking.delete(uniqueId));
      asking.set(uniqueId, pending);
      return pending;
    },
    /** What is known about an id, or about all with `*`, is asked for anew; it still serves if that fails. */
    outdate(uniqueId: string): void {
      const ids = uniqueId === '*' ? [...entries.keys()] : [uniqueId];
      for (const id of ids) {
        const entry = entries.get(id);
        if (entry) entries.set(id, { ...entry, freshUntil: 0 });
      }
    },
  };
}

export type ConfigCache = ReturnType<typeof createConfigCache>;

function prepare(website: DeliveredWebsite | null): PreparedConfig {
  const config = website ? { ...website.config, live: true, domain: website.domain } : { live: false };
  const body = Buffer.from(JSON.stringify(config));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { body, etag, websiteId: website?.websiteId ?? null };
}
