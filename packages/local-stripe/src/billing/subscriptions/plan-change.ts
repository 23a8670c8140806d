import { invalid } from '../../api/api-error.ts';
import { mergeMetadata } from '../../api/merge-metadata.ts';
import { intervalOf, periodEndFrom } from '../../clock/periods.ts';
import { buildItem } from '../../objects/build-item.ts';
import { toPlan } from '../../objects/build-price.ts';
import type { InvoiceLine, Subscription, SubscriptionItem } from '../../store/records.ts';
import type { Work } from '../../work.ts';
import { findSoldPrice } from '../find-records.ts';
import { chargeRemainingTime, creditUnusedTime } from '../invoices/prorate.ts';
import { chargePeriod, periodOf } from './renew-subscription.ts';
import { requireOneInterval } from './require-one-interval.ts';
import type { ItemChange, SubscriptionChange } from './subscription-change.ts';

export interface PlannedChange {
  after: Subscription;
  lines: InvoiceLine[];
  /** Whether the lines are billed now, or with the next invoice. */
  invoiceNow: boolean;
}

/** The effect of a change of items, trial or cycle, without applying it. */
export function planChange(work: Work, before: Subscription, change: SubscriptionChange): PlannedChange {
  const now = work.now(before.customer);
  const items = change.items ? changeItems(work, before, change.items) : before.items.data;
  const isTrial = before.status === 'trialing';
  const endsTrial = isTrial && change.trialEnd === 'now';
  if (typeof change.trialEnd === 'number') return extendTrial(before, items, change.trialEnd, now);
  if (isTrial && !endsTrial) return { after: withItems(before, items), lines: [], invoiceNow: false };
  const at = prorationTime(before, change, now);
  const prorates = (change.prorationBehavior ?? 'create_prorations') !== 'none' && !isTrial;
  if (endsTrial || change.resetBillingCycle || !keepsInterval(before, items)) {
    const credits = prorates ? before.items.data.map((item) => creditUnusedTime(work, item, at)) : [];
    const renewed = items.map((item) => startPeriod(item, now));
    const after: Subscription = {
      ...withItems(before, renewed),
      billing_cycle_anchor: now,
      ...(endsTrial && { status: 'active', trial_end: now }),
    };
    return { after, lines: [...credits, ...renewed.map((item) => chargePeriod(work, item))], invoiceNow: true };
  }
  const lines = prorates ? prorateChanges(work, before.items.data, items, at) : [];
  const invoiceNow = change.prorationBehavior === 'always_invoice' && lines.length > 0;
  return { after: withItems(before, items), lines, invoiceNow };
}

function prorateChanges(work: Work, before: SubscriptionItem[], after: SubscriptionItem[], at: number): InvoiceLine[] {
  const isSame = (one: SubscriptionItem, other: SubscriptionItem) =>
    one.id === other.id && one.price.id === other.price.id && one.quantity === other.quantity;
  const gone = before.filter((item) => !after.some((other) => isSame(item, other)));
  const added = after.filter((item) => !before.some((other) => isSame(item, other)));
  return [
    ...gone.map((item) => creditUnusedTime(work, item, at)),
    ...added.map((item) => chargeRemainingTime(work, item, at)),
  ];
}

function extendTrial(before: Subscription, items: SubscriptionItem[], trialEnd: number, now: number): PlannedChange {
  if (trialEnd <= now)
    throw invalid('Invalid timestamp: must be an integer Unix timestamp in the future.', 'trial_end');
  const moved = items.map((item) => ({ ...item, current_period_end: trialEnd }));
  const after: Subscription = {
    ...withItems(before, moved),
    status: 'trialing',
    billing_cycle_anchor: trialEnd,
    trial_start: before.trial_start ?? now,
    trial_end: trialEnd,
  };
  return { after, lines: [], invoiceNow: false };
}

function prorationTime(before: Subscription, { prorationDate }: SubscriptionChange, now: number): number {
  if (prorationDate === undefined) return now;
  const { start, end } = periodOf(before);
  if (prorationDate >= start && prorationDate <= end) return prorationDate;
  throw invalid('Cannot specify `proration_date` outside of the current subscription period.', 'proration_date');
}

function startPeriod(item: SubscriptionItem, now: number): SubscriptionItem {
  return { ...item, current_period_start: now, current_period_end: periodEndFrom(now, item.price) };
}

function keepsInterval(before: Subscription, items: SubscriptionItem[]): boolean {
  const intervals = new Set([...before.items.data, ...items].map(({ price }) => intervalOf(price)));
  return intervals.size === 1;
}

function withItems(subscription: Subscription, items: SubscriptionItem[]): Subscription {
  return { ...subscription, items: { ...subscription.items, data: items } };
}

/** A change without the id of an item adds one, as at the provider. */
function changeItems(work: Work, subscription: Subscription, changes: ItemChange[]): SubscriptionItem[] {
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
