import type Stripe from 'stripe';
import { findProduct } from '../../billing/find-records.ts';
import { recordEvent } from '../../events/record-event.ts';
import { buildProduct } from '../../objects/build-product.ts';
import type { Product } from '../../store/records.ts';
import { invalid } from '../api-error.ts';
import { PAGE, time } from '../list-params.ts';
import { mergeMetadata } from '../merge-metadata.ts';
import { paginate } from '../paginate.ts';
import { boolean, clearable, list, metadata, object, type ParamsOf, required, text } from '../readers.ts';
import { defineRoute, type Route } from '../route.ts';

const COMMON = {
  active: boolean,
  images: list(text),
  marketing_features: list(object({ name: required(text) })),
  statement_descriptor: text,
};

const CREATE = {
  ...COMMON,
  id: text,
  name: required(text),
  description: text,
  metadata,
} satisfies ParamsOf<Stripe.ProductCreateParams>;

const UPDATE = {
  ...COMMON,
  name: text,
  description: clearable(text),
  default_price: text,
  metadata: clearable(metadata),
} satisfies ParamsOf<Stripe.ProductUpdateParams>;

const LIST = { ...PAGE, active: boolean, created: time, ids: list(text) } satisfies ParamsOf<Stripe.ProductListParams>;

export const PRODUCT_ROUTES: Route[] = [
  defineRoute({
    method: 'POST',
    path: '/v1/products',
    params: CREATE,
    answer(work, params) {
      if (params.id !== undefined && work.transaction.find('product', params.id)) {
        throw invalid('Product already exists.', 'id', 'resource_already_exists');
      }
      const product = work.transaction.put('product', buildProduct(work.now(), params));
      recordEvent(work, 'product.created', product);
      return product;
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/products',
    params: LIST,
    answer(work, { active, created, ids, ...page }) {
      const products = work.transaction
        .all('product')
        .filter((product) => active === undefined || product.active === active)
        .filter((product) => !ids || ids.includes(product.id))
        .filter((product) => !created || created(product.created));
      return paginate(products, page, '/v1/products');
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/products/:id',
    params: {},
    answer: (work, _params, id) => findProduct(work, id, 'id'),
  }),
  defineRoute({
    method: 'POST',
    path: '/v1/products/:id',
    params: UPDATE,
    answer(work, { metadata: changed, ...values }, id) {
      const before = findProduct(work, id, 'id');
      const after: Product = {
        ...before,
        ...values,
        metadata: mergeMetadata(before.metadata, changed),
        updated: work.now(),
      };
      work.transaction.put('product', after);
      recordEvent(work, 'product.updated', after, before);
      return after;
    },
  }),
];
