import { invalid } from './api-error.ts';
import type { FormFields, FormValue } from './parse-form.ts';

/** Parses a form value, or refuses it with the name of the parameter. */
export type Reader<T> = (value: FormValue, param: string) => T;
type RequiredReader<T> = Reader<T> & { required: true };

type Shape = Record<string, Reader<unknown>>;
type Read<R> = R extends Reader<infer T> ? T : never;
type RequiredKeys<S extends Shape> = { [K in keyof S]: S[K] extends { required: true } ? K : never }[keyof S];
export type ObjectOf<S extends Shape> = { [K in RequiredKeys<S>]: Read<S[K]> } & {
  [K in Exclude<keyof S, RequiredKeys<S>>]?: Read<S[K]>;
};

/** The SDK's parameters for a call: what is read here must be among them. */
export type ParamsOf<T> = Partial<Record<keyof T, Reader<unknown>>>;

export function required<T>(reader: Reader<T>): RequiredReader<T> {
  return Object.assign((value: FormValue, param: string) => reader(value, param), { required: true as const });
}

export const text: Reader<string> = (value, param) => {
  if (typeof value !== 'string') throw invalid(`Invalid string: ${param}`, param);
  if (value === '') {
    throw invalid(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
      param,
      'parameter_invalid_empty',
    );
  }
  return value;
};

/** Undefined if it is empty: that is how a form clears a value. */
export function clearable<T>(reader: Reader<T>): Reader<T | null> {
  return (value, param) => (value === '' ? null : reader(value, param));
}

export const integer: Reader<number> = (value, param) => {
  if (typeof value !== 'string' || !/^-?\d{1,15}$/.test(value)) {
    throw invalid(`Invalid integer: ${String(value)}`, param, 'parameter_invalid_integer');
  }
  return Number(value);
};

export const boolean: Reader<boolean> = (value, param) => {
  if (value !== 'true' && value !== 'false') throw invalid(`Invalid boolean: ${String(value)}`, param);
  return value === 'true';
};

export function oneOf<const T extends string>(...allowed: T[]): Reader<T> {
  return (value, param) => {
    const found = allowed.find((word) => word === value);
    if (found === undefined) {
      throw invalid(`Invalid ${param}: must be one of ${allowed.join(', ')}`, param);
    }
    return found;
  };
}

export function either<A, B>(
  first: Reader<A>,
  matches: (value: FormValue) => boolean,
  second: Reader<B>,
): Reader<A | B> {
  return (value, param) => (matches(value) ? first : second)(value, param);
}

export const url: Reader<string> = (value, param) => {
  const address = text(value, param);
  if (!/^https?:\/\/[^/\s]/.test(address) || !URL.canParse(address))
    throw invalid('Not a valid URL', param, 'url_invalid');
  return address;
};

export function list<T>(reader: Reader<T>): Reader<T[]> {
  return (value, param) => {
    if (typeof value !== 'object' || !Object.keys(value).every((key) => /^\d+$/.test(key))) {
      throw invalid('Invalid array', param);
    }
    return Object.values(value).map((element, index) => reader(element, `${param}[${index}]`));
  };
}

export const metadata: Reader<Record<string, string>> = (value, param) => {
  const fields = requireFields(value, param);
  return Object.fromEntries(
    Object.entries(fields).map(([key, entry]) => {
      if (typeof entry !== 'string') throw invalid('Metadata values must be strings', `${param}[${key}]`);
      if (key.length > 40 || entry.length > 500) {
        throw invalid(
          'Metadata keys can be up to 40 characters, values up to 500 characters long.',
          `${param}[${key}]`,
        );
      }
      return [key, entry];
    }),
  );
};

export function object<S extends Shape>(shape: S): Reader<ObjectOf<S>> {
  return (value, param) => readObject(shape, requireFields(value, param), param);
}

export function readObject<S extends Shape>(shape: S, fields: FormFields, parent = ''): ObjectOf<S> {
  const nameOf = (key: string) => (parent ? `${parent}[${key}]` : key);
  for (const key of Object.keys(fields)) {
    if (!Object.hasOwn(shape, key)) {
      throw invalid(`Received unknown parameter: ${nameOf(key)}`, nameOf(key), 'parameter_unknown');
    }
  }
  const entries = Object.entries(shape).flatMap(([key, reader]) => {
    const value = fields[key];
    if (value !== undefined) return [[key, reader(value, nameOf(key))]];
    if ('required' in reader) {
      throw invalid(`Missing required param: ${nameOf(key)}.`, nameOf(key), 'parameter_missing');
    }
    return [];
  });
  return Object.fromEntries(entries);
}

function requireFields(value: FormValue, param: string): FormFields {
  if (typeof value !== 'object') throw invalid('Invalid object', param);
  return value;
}
