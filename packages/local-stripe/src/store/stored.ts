import type Stripe from 'stripe';

/**
 * An object of the SDK as it is kept here: decimals as the strings that travel, and where the API shows either an id or the
 * object behind it, always the id.
 */
export type Stored<T> = T extends string
  ? T
  : T extends Stripe.Decimal
    ? string
    : T extends readonly (infer Element)[]
      ? StoredField<Element>[]
      : T extends object
        ? { [Key in keyof T]: StoredField<T[Key]> }
        : T;

type StoredField<T> = string extends T ? Stored<Exclude<T, { id: string }>> : Stored<T>;
