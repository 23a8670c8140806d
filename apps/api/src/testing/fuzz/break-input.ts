import fc from 'fast-check';
import {
  hostileBody,
  hostileEscape,
  hostileHeader,
  hostileText,
  hostileValue,
  percentEncode,
} from './hostile-values.ts';

/** An input of a call while it is being broken. */
export interface Input {
  readonly caller: string;
  method: string;
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
  headers: Record<string, string>;
  /** Raw path parameters, which replace `params`. */
  rawParams: Record<string, string>;
  rawQuery: string[];
  /** One character per byte; replaces `body`. */
  rawBody?: string;
}

type Break = (input: Input) => void;

const at = <T>(list: readonly T[], position: number): T | undefined => list[position % Math.max(1, list.length)];
const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const put = (fields: Record<string, unknown>, name: string, value: unknown) =>
  void Object.defineProperty(fields, name, { value, enumerable: true, configurable: true, writable: true });

/** The fields of query and body, including those of nested objects. */
const placesOf = ({ query, body }: Input) =>
  [query, body].flatMap((part) => (isFields(part) ? [part, ...Object.values(part).filter(isFields)] : []));
const fieldsOf = (input: Input, position: number) => at(placesOf(input), position) ?? {};

const place = fc.nat(20);
const breaks: fc.Arbitrary<Break> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(place, place, hostileValue).map(([where, which, value]) => (input: Input) => {
      const fields = fieldsOf(input, where);
      const name = at(Object.keys(fields), which);
      if (name !== undefined) put(fields, name, value);
    }),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(place, place).map(([where, which]) => (input: Input) => {
      const fields = fieldsOf(input, where);
      delete fields[at(Object.keys(fields), which) ?? ''];
    }),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(place, fc.oneof(hostileText, fc.constantFrom('role', 'orgId', 'organizationId', 'id')), hostileValue)
      .map(
        ([where, name, value]) =>
          (input: Input) =>
            put(fieldsOf(input, where), name, value),
      ),
  },
  {
    weight: 1,
    arbitrary: hostileValue.map((value) => (input: Input) => {
      input.body = value;
    }),
  },
  {
    weight: 2,
    arbitrary: hostileBody.map((text) => (input: Input) => {
      input.rawBody = text;
    }),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(place, hostileEscape).map(([which, text]) => (input: Input) => {
      const name = at(Object.keys(input.params), which);
      if (name !== undefined) input.rawParams[name] = text;
    }),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(place, fc.constantFrom('', '[]', '[a]', '.x'), hostileEscape)
      .map(([which, suffix, text]) => (input: Input) => {
        const name = percentEncode(at(Object.keys(input.query), which) ?? 'a');
        input.rawQuery.push(`${name}${suffix}=${text}`);
      }),
  },
  {
    weight: 4,
    arbitrary: hostileHeader.map(([name, value]) => (input: Input) => {
      input.headers[name] = value;
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('origin', 'content-type', 'cookie').map((name) => (input: Input) => {
      delete input.headers[name];
    }),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND')
      .map((method) => (input: Input) => {
        input.method = method;
      }),
  },
);

/** Nothing in half of the cases, so that handlers are reached; otherwise up to three breaks at once. */
export const severalBreaks: fc.Arbitrary<Break[]> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Break[]>([]) },
  { weight: 1, arbitrary: fc.array(breaks, { minLength: 1, maxLength: 3 }) },
);

const CLASSIC_TEXTS = ['\0', 'a\0b', '\ud800', 'a'.repeat(10_000)];
const CLASSIC_ESCAPES = ['%00', 'a%00b', '%ed%a0%80', '%zz', 'a'.repeat(10_000)];

/**
 * The same input with one thing wrong, for every part of it and everything that commonly breaks databases and parsers.
 */
export function classicBreaks(input: Input): Input[] {
  const inParams = Object.keys(input.params).flatMap((name) =>
    CLASSIC_ESCAPES.map((text) => ({ ...input, rawParams: { [name]: text } })),
  );
  const inFields = placesOf(input).flatMap((fields, place) =>
    Object.keys(fields).flatMap((name) =>
      CLASSIC_TEXTS.map((text) => {
        const changed = structuredClone(input);
        put(fieldsOf(changed, place), name, text);
        return changed;
      }),
    ),
  );
  return [...inParams, ...inFields];
}
