import { invalid } from '../../api/api-error.ts';
import { intervalOf } from '../../clock/periods.ts';
import type { Price } from '../../store/records.ts';

/** Returns the price whose interval and currency all share. */
export function requireOneInterval(items: readonly { price: Price }[], param: string): Price {
  const [first] = items;
  if (!first) throw invalid('Missing required param: items.', param, 'parameter_missing');
  for (const { price } of items) {
    if (intervalOf(price) !== intervalOf(first.price)) {
      throw invalid('This stand-in bills all items of a subscription in the same interval.', param);
    }
    if (price.currency !== first.price.currency) {
      throw invalid('All prices of a subscription must have the same currency.', param);
    }
  }
  if (new Set(items.map(({ price }) => price.id)).size < items.length) {
    throw invalid('Cannot add multiple subscription items with the same price.', param);
  }
  return first.price;
}
