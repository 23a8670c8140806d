import * as z from 'zod/mini';

/** Ids of the payment provider; longer ones than any real id would not fit into an index. */
const Reference = z.string().check(z.minLength(1), z.maxLength(255));
const Expandable = z.pipe(
  z.nullish(z.union([Reference, z.object({ id: Reference })])),
  z.transform((reference) => (typeof reference === 'object' ? (reference?.id ?? null) : (reference ?? null))),
);

/** What is read of a payment event: a signature says who sent it, not that it has this shape. */
export const PaymentEvent = z.object({
  id: Reference,
  type: Reference,
  data: z.object({ object: z.looseObject({}) }),
});
export type PaymentEvent = z.output<typeof PaymentEvent>;

/** The objects of events, as far as they are read. */
export const Identified = z.object({ id: Reference });
export const CheckoutObject = z.object({ subscription: Expandable });
export const InvoiceObject = z.object({
  parent: z.nullish(z.object({ subscription_details: z.nullish(z.object({ subscription: Expandable })) })),
});
