import { newId } from '../store/new-id.ts';
import type { Product } from '../store/records.ts';

export function buildProduct(created: number, values: Partial<Product> & { name: string }): Product {
  return {
    id: newId('prod', 14),
    object: 'product',
    active: true,
    created,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: created,
    url: null,
    ...values,
  };
}
