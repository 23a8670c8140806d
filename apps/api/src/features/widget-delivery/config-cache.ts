import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { flatCopy } from '../../platform/flat-copy.ts';
import { ownConfig, SHARED_CONFIG } from './delivered-config.ts';
import type { DeliveredWebsite } from './delivery-repository.ts';

/** A response in two pieces, joined by `bodyOf`: ASCII only, so its length is also its length in bytes. */
export interface PreparedConfig<State = unknown> {
  /** The same string for all websites, since it is most of a response and there may be a hundred thousand of them. */
  readonly start: string;
  readonly rest: string;
  readonly etag: string;
  /** Null if nothing is shown; then visits cost nothing and are not stored. */
  readonly website: LiveWebsite<State> | null;
}

/** A website whose widget is shown: one object for as long as its response is cached. */
interface LiveWebsite<State> {
  readonly id: string;
  readonly domain: string;
  /** Others store their state here, which saves them a lookup among a hundred thousand websites. */
  readonly state: State;
}

export type FindWebsites = (uniqueIds: string[]) => Promise<ReadonlyMap<string, DeliveredWebsite>>;

interface Entry<State> extends PreparedConfig<State> {
  freshUntil: number;
  /** Entries of an earlier generation are looked up again. */
  generation: number;
}

/** The ids in one query. `invalidated`: those that changed since it was sent. */
interface Batch<State> {
  readonly ids: Set<string>;
  readonly invalidated: Set<string>;
  readonly found: Promise<(uniqueId: string) => PreparedConfig<State>>;
}

/**
 * Changes are announced (`listen-for-changes.ts`), so this is a safety net. Changes caused by time are known in
 * advance: time alone never makes a website live.
 */
const FRESH_MS = 10 * 60_000;
/** While the database is down, the same id is queried no more often than this. */
const RETRY_MS = 1_000;
/** How long a page waits for a newer response if there is one already: a hanging database must not be noticeable. */
const PATIENCE_MS = 250;
/**
 * What an entry takes besides its own piece of the response: its slot, the objects, id, tag and domain, and its
 * heartbeat.
 */
const ENTRY_OVERHEAD = 550;
const UNIQUE_ID = /^[0-9a-f]{32}$/;

/**
 * The responses for recently requested ids, ready to send, bounded by bytes. Ids that are requested while a query runs
 * share the next one. A response that cannot be refreshed, because the database is down or slow, stays in use.
 */
export function createConfigCache<State>(
  find: FindWebsites,
  emptyState: () => State,
  capacityBytes = 96 * 1024 * 1024,
) {
  const entries = new LRUCache<string, Entry<State>>({
    maxSize: capacityBytes,
    sizeCalculation: ({ rest }) => rest.length + ENTRY_OVERHEAD,
  });
  let generation = 0;
  let running: Batch<State> | null = null;
  let gathering: Batch<State> | null = null;
  const lookups = { hit: 0, miss: 0 };

  const keepInUse = (stale: Entry<State>): Entry<State> => {
    stale.freshUntil = Date.now() + RETRY_MS;
    stale.generation = generation;
    return stale;
  };
  const run = async (batch: Batch<State>): Promise<(uniqueId: string) => PreparedConfig<State>> => {
    running = batch;
    if (gathering === batch) gathering = null;
    const generationAtStart = generation;
    try {
      const websites = await find([...batch.ids]);
      const now = Date.now();
      const answers = new Map<string, PreparedConfig<State>>();
      for (const uniqueId of batch.ids) {
        const website = websites.get(uniqueId);
        const prepared = website ? prepare(uniqueId, website, emptyState()) : NOTHING;
        const freshForMs = Math.min(FRESH_MS, website?.liveForMs ?? FRESH_MS);
        const freshUntil = batch.invalidated.has(uniqueId) ? 0 : now + freshForMs;
        const entry = { ...prepared, freshUntil, generation: generationAtStart };
        answers.set(uniqueId, entry);
        entries.set(flatCopy(uniqueId), entry);
      }
      return (uniqueId) => answers.get(uniqueId) ?? NOTHING;
    } catch (error) {
      return (uniqueId) => {
        const stale = entries.get(uniqueId);
        if (!stale) throw error;
        return keepInUse(stale);
      };
    } finally {
      if (running === batch) running = null;
    }
  };
  const gather = (): Batch<State> => {
    const previous = running?.found ?? Promise.resolve();
    const batch: Batch<State> = { ids: new Set(), invalidated: new Set(), found: previous.then(() => run(batch)) };
    return batch;
  };
  const ask = async (uniqueId: string): Promise<PreparedConfig<State>> => {
    let batch = running?.ids.has(uniqueId) && !running.invalidated.has(uniqueId) ? running : gathering;
    if (!batch) {
      batch = gather();
      gathering = batch;
    }
    if (batch === gathering) batch.ids.add(uniqueId);
    const answerFor = await batch.found;
    return answerFor(uniqueId);
  };

  const askWithPatience = (uniqueId: string, stale: Entry<State>): Promise<PreparedConfig<State>> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => resolve(keepInUse(stale)), PATIENCE_MS);
      ask(uniqueId)
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });

  const get = (uniqueId: string): PreparedConfig<State> | Promise<PreparedConfig<State>> => {
    const entry = entries.get(uniqueId);
    if (entry && entry.generation === generation && entry.freshUntil > Date.now()) {
      lookups.hit += 1;
      return entry;
    }
    if (!UNIQUE_ID.test(uniqueId)) return NOTHING;
    lookups.miss += 1;
    return entry ? askWithPatience(uniqueId, entry) : ask(uniqueId);
  };

  return {
    /** Immediately if known. An impossible id gets the same response as an unknown one, without a query. */
    get,
    /** How many lookups found a ready response, and how many had to query. */
    lookups: lookups as Readonly<typeof lookups>,
    websiteBehind(uniqueId: string): LiveWebsite<State> | null | Promise<LiveWebsite<State> | null> {
      const config = get(uniqueId);
      return config instanceof Promise ? config.then(({ website }) => website) : config.website;
    },
    /** Refreshes what is cached for an id, or for all with `*`; it is still served if that fails. */
    invalidate(uniqueId: string): void {
      if (uniqueId === '*') {
        generation += 1;
        for (const id of running?.ids ?? []) running?.invalidated.add(id);
        return;
      }
      if (running?.ids.has(uniqueId)) running.invalidated.add(uniqueId);
      const entry = entries.get(uniqueId);
      if (entry) entry.freshUntil = 0;
    },
  };
}

export type ConfigCache = ReturnType<typeof createConfigCache<unknown>>;

export function bodyOf({ start, rest }: Pick<PreparedConfig, 'start' | 'rest'>): string {
  return start + rest;
}

const SHARED_START = toAscii(SHARED_CONFIG).replace(/\}$/, ',');
const NOTHING = preparedOf<never>('', toAscii({ live: false }), null);

function prepare<State>(
  uniqueId: string,
  { websiteId, domain, config, takesMessages }: DeliveredWebsite,
  state: State,
): PreparedConfig<State> {
  // Where the widget sends messages; without it, the form is not offered.
  const messages = takesMessages && { messages: uniqueId };
  const rest = flatCopy(toAscii({ ...ownConfig(config), ...messages, domain }).slice(1));
  return preparedOf(SHARED_START, rest, { id: websiteId, domain, state });
}

function preparedOf<State>(start: string, rest: string, website: LiveWebsite<State> | null): PreparedConfig<State> {
  const hash = createHash('sha256').update(start).update(rest).digest('base64url').slice(0, 22);
  return { start, rest, etag: flatCopy(`"${hash}"`), website };
}

function toAscii(config: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(config).replace(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
