import type Stripe from 'stripe';
import { findProduct } from '../../billing/find-records.ts';
import { recordEvent } from '../../events/record-event.ts';
import { buildPrice } from '../../objects/build-price.ts';
import { buildProduct } from '../../objects/build-product.ts';
import type { Price } from '../../store/records.ts';
import type { Work } from '../../work.ts';
import { invalid, missing } from '../api-error.ts';
import { PAGE, time } from '../list-params.ts';
import { mergeMetadata } from '../merge-metadata.ts';
import { paginate } from '../paginate.ts';
import {
  boolean,
  clearable,
  integer,
  list,
  metadata,
  object,
  oneOf,
  type ParamsOf,
  required,
  text,
} from '../readers.ts';
import { defineRoute, type Route } from '../route.ts';

const COMMON = {
  active: boolean,
  lookup_key: text,
  nickname: text,
  tax_behavior: oneOf('exclusive', 'inclusive', 'unspecified'),
  transfer_lookup_key: boolean,
};

const CREATE = {
  ...COMMON,
  currency: required(text),
  metadata,
  product: text,
  product_data: object({ name: required(text), metadata }),
  recurring: object({ interval: required(oneOf('day', 'week', 'month', 'year')), interval_count: integer }),
  unit_amount: required(integer),
} satisfies ParamsOf<Stripe.PriceCreateParams>;

const UPDATE = { ...COMMON, metadata: clearable(metadata) } satisfies ParamsOf<Stripe.PriceUpdateParams>;

const LIST = {
  ...PAGE,
  active: boolean,
  created: time,
  currency: text,
  lookup_keys: list(text),
  product: text,
  type: oneOf('one_time', 'recurring'),
} satisfies ParamsOf<Stripe.PriceListParams>;

export const PRICE_ROUTES: Route[] = [
  defineRoute({
    method: 'POST',
    path: '/v1/prices',
    params: CREATE,
    answer(work, { product: productId, product_data: data, recurring, transfer_lookup_key: transfer, ...values }) {
      if ((productId === undefined) === (data === undefined)) {
        throw invalid('You must specify either `product` or `product_data` when creating a price.', 'product');
      }
      if (values.unit_amount < 0)
        throw invalid('Invalid non-negative integer', 'unit_amount', 'parameter_invalid_integer');
      takeLookupKey(work, values.lookup_key, transfer);
      const product = data
        ? work.transaction.put('product', buildProduct(work.now(), data))
        : findProduct(work, productId ?? '');
      const price = buildPrice(work.now(), {
        ...values,
        currency: values.currency.toLowerCase(),
        product: product.id,
        recurring: recurring
          ? { interval_count: 1, ...recurring, meter: null, trial_period_days: null, usage_type: 'licensed' }
          : null,
      });
      work.transaction.put('price', price);
      recordEvent(work, 'price.created', price);
      return price;
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/prices',
    params: LIST,
    answer(work, { active, created, currency, lookup_keys: keys, product, type, ...page }) {
      if (keys && keys.length > 10) throw invalid('You can specify up to 10 lookup_keys.', 'lookup_keys');
      const prices = work.transaction
        .all('price')
        .filter((price) => active === undefined || price.active === active)
        .filter((price) => !keys || (price.lookup_key !== null && keys.includes(price.lookup_key)))
        .filter((price) => product === undefined || price.product === product)
        .filter((price) => currency === undefined || price.currency === currency)
        .filter((price) => type === undefined || price.type === type)
        .filter((price) => !created || created(price.created));
      return paginate(prices, page, '/v1/prices');
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/prices/:id',
    params: {},
    answer: (work, _params, id) => findPrice(work, id),
  }),
  defineRoute({
    method: 'POST',
    path: '/v1/prices/:id',
    params: UPDATE,
    answer(work, { metadata: changed, transfer_lookup_key: transfer, ...values }, id) {
      const before = findPrice(work, id);
      if (values.lookup_key !== before.lookup_key) takeLookupKey(work, values.lookup_key, transfer);
      const after = { ...before, ...values, metadata: mergeMetadata(before.metadata, changed) };
      work.transaction.put('price', after);
      recordEvent(work, 'price.updated', after, before);
      return after;
    },
  }),
];

function findPrice({ transaction }: Work, id: string): Price {
  const price = transaction.find('price', id);
  if (!price) throw missing('price', id);
  return price;
}

/** A lookup key belongs to one price; it moves only on request. */
function takeLookupKey({ transaction }: Work, key: string | undefined, transfer: boolean | undefined): void {
  const owner = key === undefined ? undefined : transaction.all('price').find((price) => price.lookup_key === key);
  if (!owner) return;
  if (!transfer) {
    throw invalid(
      `A price (\`${owner.id}\`) already uses that lookup key. To transfer the lookup key, set \`transfer_lookup_key=true\`.`,
      'lookup_key',
    );
  }
  transaction.put('price', { ...owner, lookup_key: null });
}
