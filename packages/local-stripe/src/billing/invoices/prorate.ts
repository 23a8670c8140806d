import { buildLine } from '../../objects/build-line.ts';
import { formatDay } from '../../pages/format.ts';
import type { InvoiceLine, SubscriptionItem } from '../../store/records.ts';
import type { Work } from '../../work.ts';
import { amountOf, productName } from './describe-line.ts';

export function creditUnusedTime(work: Work, item: SubscriptionItem, at: number): InvoiceLine {
  return prorate(work, item, at, -1, 'Unused');
}

export function chargeRemainingTime(work: Work, item: SubscriptionItem, at: number): InvoiceLine {
  return prorate(work, item, at, 1, 'Remaining');
}

function prorate(work: Work, item: SubscriptionItem, at: number, sign: 1 | -1, word: string): InvoiceLine {
  const { current_period_start: start, current_period_end: end } = item;
  const share = (end - at) / (end - start);
  return buildLine({
    item,
    amount: sign * Math.round(amountOf(item) * share) || 0,
    description: `${word} time on ${productName(work, item.price)} after ${formatDay(at)}`,
    period: { start: at, end },
    proration: true,
  });
}
