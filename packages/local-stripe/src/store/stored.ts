import type Stripe from 'stripe';

/**
 * An object of the SDK as stored here: decimals as strings, and always an id where the API shows either an id or the
 * object.
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
