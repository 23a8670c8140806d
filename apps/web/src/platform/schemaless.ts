/**
 * Stands in for the schema library in the browser. There the contract is read for its methods, paths and messages, and
 * its schemas are never run, so every constructor returns the same inert object and the library stays out of the bundle.
 */

interface InertSchema {
  readonly shape: Record<string, never>;
  check(): InertSchema;
}

const inert: InertSchema = { shape: {}, check: () => inert };

/* @__NO_SIDE_EFFECTS__ */
function schema(..._declaration: readonly unknown[]): InertSchema {
  return inert;
}

export const iso = { datetime: schema };

export {
  schema as array,
  schema as boolean,
  schema as enum,
  schema as gte,
  schema as int,
  schema as literal,
  schema as looseObject,
  schema as lte,
  schema as maxLength,
  schema as minLength,
  schema as nullable,
  schema as number,
  schema as object,
  schema as optional,
  schema as overwrite,
  schema as refine,
  schema as regex,
  schema as strictObject,
  schema as string,
  schema as trim,
  schema as uuid,
  schema as void,
};
