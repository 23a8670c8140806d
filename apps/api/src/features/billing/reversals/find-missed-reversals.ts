import { askPayments } from '../../../platform/payments/payments.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tryEach } from '../try-each.ts';
import { readDispute, readRefund } from './read-reversal.ts';
import { listReversalStates } from './reversal-repository.ts';

const DAY = 86_400;
/** Banks send refunds back within a month, and decide disputes within a few. */
const REFUND_DAYS = 35;
const DISPUTE_DAYS = 180;
const PAGE = 100;

/** Reads what lost events would have reported: refunds and disputes that are unknown, or in another state. */
export async function findMissedReversals(platform: Platform): Promise<void> {
  const { payments } = platform;
  const now = Math.floor(Date.now() / 1_000);
  const since = (days: number) => ({ created: { gte: now - days * DAY }, limit: PAGE });
  const refunds = await listDiffering(platform, () => payments.refunds.list(since(REFUND_DAYS)));
  const disputes = await listDiffering(platform, () => payments.disputes.list(since(DISPUTE_DAYS)));
  await tryEach(
    platform,
    new Map([
      ...refunds.map((id) => [id, () => readRefund(platform, id)] as const),
      ...disputes.map((id) => [id, () => readDispute(platform, id)] as const),
    ]),
  );
}

interface Listed {
  readonly id: string;
  readonly status: string | null;
}

/** The ids whose state is not the stored one. Compares page by page, so that it holds no whole list. */
async function listDiffering({ database }: Platform, list: () => AsyncIterable<Listed>): Promise<string[]> {
  const differing: string[] = [];
  const compare = async (page: readonly Listed[]) => {
    const ids = page.map(({ id }) => id);
    const known = await listReversalStates(database, ids);
    differing.push(...page.filter(({ id, status }) => known.get(id) !== status).map(({ id }) => id));
  };
  let page: Listed[] = [];
  await askPayments(async () => {
    for await (const { id, status } of list()) {
      page.push({ id, status });
      if (page.length < PAGE) continue;
      await compare(page);
      page = [];
    }
  });
  await compare(page);
  return differing;
}
