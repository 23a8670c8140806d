import type Stripe from 'stripe';
import { databaseTime } from '../../../platform/database/database-time.ts';
import { findInPayments } from '../../../platform/payments/payments.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listSyncedStates, listUnlisted, noteListed } from '../billing-repository.ts';
import type { Plans } from '../plans/plans.ts';
import { syncSubscription } from '../subscriptions/sync-website.ts';
import { tryEach } from '../try-each.ts';
import { findOutdated } from './find-outdated.ts';

const PAGE = 100;
/** Of one job: as much is listed again after a kill, at most. A job for each page would wait longer than it works. */
const PAGES_AT_ONCE = 10;
const READ_AT_ONCE = 100;

/**
 * Where a run is. It goes through the provider's list first, then through what runs for us and was not in that list.
 * It is all that a run keeps, and stands in the next job: whichever server does that one goes on from there.
 */
export interface ReconciliationCursor {
  readonly since: string;
  readonly stage: 'listed' | 'unlisted';
  /** The last subscription, or website, of the page before. */
  readonly after?: string | undefined;
  /** So far. */
  readonly read: number;
  readonly failed: number;
}

export async function beginReconciliation({ database }: Platform): Promise<ReconciliationCursor> {
  return { since: (await databaseTime(database)).toISOString(), stage: 'listed', read: 0, failed: 0 };
}

/**
 * Finds what a lost event would have reported: compares what the provider lists with our database, some pages at a time,
 * and reads only what differs or is on one side alone. Resolves with where to go on; null at the end.
 */
export async function reconcileSomePages(
  platform: Platform,
  plans: Plans,
  begin: ReconciliationCursor,
): Promise<ReconciliationCursor | null> {
  let cursor: ReconciliationCursor | null = begin;
  for (let pages = 0; cursor && pages < PAGES_AT_ONCE && cursor.read - begin.read < READ_AT_ONCE; pages += 1) {
    try {
      cursor = await reconcilePage(platform, plans, cursor);
    } catch (error) {
      // What was done is kept: the next job fails with its first page, and is repeated after a pause.
      if (pages === 0) throw error;
      return cursor;
    }
  }
  return cursor;
}

async function reconcilePage(
  platform: Platform,
  plans: Plans,
  cursor: ReconciliationCursor,
): Promise<ReconciliationCursor | null> {
  const next = await (cursor.stage === 'listed' ? readListed : readUnlisted)(platform, plans, cursor);
  if (next.stage === null) {
    platform.log.info({ read: next.read, failed: next.failed, since: next.since }, 'payments reconciled');
    return null;
  }
  return { ...next, stage: next.stage };
}

type Next = Omit<ReconciliationCursor, 'stage'> & { readonly stage: ReconciliationCursor['stage'] | null };

async function readListed(platform: Platform, plans: Plans, cursor: ReconciliationCursor): Promise<Next> {
  const { database, payments } = platform;
  const askedAt = await databaseTime(database);
  const page = await listPage(payments, cursor.after);
  // The subscription to go on from is gone: the next run starts from the beginning.
  if (!page) return { ...cursor, stage: null };
  const ids = page.data.map(({ id }) => id);
  const { differing, notReadForADay } = findOutdated(page.data, await listSyncedStates(database, ids), askedAt);
  const counted = await readEach(platform, plans, cursor, [...differing, ...notReadForADay]);
  await noteListed(database, ids, askedAt);
  const last = ids.at(-1);
  return page.has_more && last !== undefined
    ? { ...counted, after: last }
    : { ...counted, stage: 'unlisted', after: undefined };
}

async function readUnlisted(platform: Platform, plans: Plans, cursor: ReconciliationCursor): Promise<Next> {
  const { since, after } = cursor;
  const found = await listUnlisted(platform.database, { since: new Date(since), after, limit: PAGE });
  const ids = found.map(({ subscriptionId }) => subscriptionId);
  const counted = await readEach(platform, plans, cursor, ids);
  return found.length < PAGE ? { ...counted, stage: null } : { ...counted, after: found.at(-1)?.websiteId };
}

/** What cannot be read is logged, does not stop the run, and is found again by the next one. */
async function readEach(
  platform: Platform,
  plans: Plans,
  cursor: ReconciliationCursor,
  ids: readonly string[],
): Promise<ReconciliationCursor> {
  const works = new Map(ids.map((id) => [id, () => syncSubscription(platform, plans, id)]));
  const { failed } = await tryEach(platform, works).catch(() => ({ failed: works.size }));
  return { ...cursor, read: cursor.read + works.size, failed: cursor.failed + failed };
}

/** Without a status the provider leaves out canceled ones. */
const listPage = (payments: Stripe, after: string | undefined): Promise<Stripe.ApiList<Stripe.Subscription> | null> =>
  findInPayments(() =>
    payments.subscriptions.list({ limit: PAGE, ...(after !== undefined && { starting_after: after }) }),
  );
