import { PLAN_VISITS, WIDGET_FEATURES } from '@evenway/contract';
import { endpoints } from '@evenway/contract/schemas';
import type { StaleReads } from '../../platform/database/stale-reads.ts';
import { type Implementation, implement } from '../../platform/http/implementation.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireWebsite } from '../websites/website-repository.ts';
import { reachedThreshold } from './quota-thresholds.ts';
import { countBursts, listFeatureUses, listMonths } from './visit-repository.ts';

/** Fewer uses than this are not shown: they could be one person's. */
const SHOWN_FROM = 10;

/** `reads`: counts may be a little old. Whose website it is may not. */
export function usageRoutes({ database }: Platform, reads: StaleReads): Implementation[] {
  return [
    implement(endpoints.getWidgetUsage, async ({ session, input: { params } }) => {
      const { id, subscriptionName } = await requireWebsite(database, session.orgId, params.websiteId);
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
    }),
  ];
}
