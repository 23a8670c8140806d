import { PLAN_VISITS, WIDGET_FEATURES, type WidgetUsage } from '@evenway/contract';
import type { StaleReads } from '../../platform/database/stale-reads.ts';
import type { WebsiteRow } from '../websites/website-repository.ts';
import { reachedThreshold } from './quota-thresholds.ts';
import { countBursts, listFeatureUses, listMonths } from './visit-repository.ts';

/** Fewer uses than this are not shown: they could be one person's. */
const SHOWN_FROM = 10;

/** What a website's visitors did. `reads`: counts may be slightly stale. */
export async function readUsage(
  reads: StaleReads,
  { id, subscriptionName }: Pick<WebsiteRow, 'id' | 'subscriptionName'>,
): Promise<WidgetUsage> {
  const [months, used, bursts] = await Promise.all([
    listMonths(reads, id),
    listFeatureUses(reads, id, SHOWN_FROM),
    countBursts(reads, id),
  ]);
  const visits = months.at(-1)?.visits ?? 0;
  const limit = PLAN_VISITS[subscriptionName as keyof typeof PLAN_VISITS] ?? null;
  const features = used.flatMap(({ name, uses }) => {
    const known = WIDGET_FEATURES.find((feature) => feature === name);
    return known ? [{ name: known, uses }] : [];
  });
  return { visits, bursts, limit, notice: reachedThreshold(visits, limit), months, features };
}
