import { invalid } from '../../api/api-error.ts';
import { mergeMetadata } from '../../api/merge-metadata.ts';
import { buildItem } from '../../objects/build-item.ts';
import { toPlan } from '../../objects/build-price.ts';
import type { Subscription, SubscriptionItem } from '../../store/records.ts';
import type { Work } from '../../work.ts';
import { findSoldPrice } from '../find-records.ts';
import { periodOf } from './renew-subscription.ts';
import { requireOneInterval } from './require-one-interval.ts';
import type { ItemChange } from './subscription-change.ts';

/** A change without the id of an item adds one, as at the provider. */
export function changeItems(work: Work, subscription: Subscription, changes: ItemChange[]): SubscriptionItem[] {
  const items = new Map(subscription.items.data.map((item) => [item.id, item]));
  changes.forEach((change, index) => {
    const param = `items[${index}]`;
    const price = change.price === undefined ? undefined : findSoldPrice(work, change.price, `${param}[price]`);
    if (change.id === undefined) {
      if (!price) throw invalid(`Missing required param: ${param}[price].`, `${param}[price]`, 'parameter_missing');
      const added = buildItem(work.now(subscription.customer), {
        subscription: subscription.id,
        price,
        quantity: change.quantity ?? 1,
        period: periodOf(subscription),
        metadata: change.metadata ?? {},
      });
      items.set(added.id, added);
      return;
    }
    const item = items.get(change.id);
    if (!item) throw invalid(`No such subscription item: '${change.id}'`, `${param}[id]`, 'resource_missing');
    if (change.deleted) {
      items.delete(item.id);
      return;
    }
    items.set(item.id, {
      ...item,
      ...(price && { price, plan: toPlan(price) }),
      quantity: change.quantity ?? item.quantity ?? 1,
      metadata: mergeMetadata(item.metadata, change.metadata),
    });
  });
  const changed = [...items.values()];
  requireOneInterval(changed, 'items');
  return changed;
}
