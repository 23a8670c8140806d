import fc from 'fast-check';

/** Texts that have broken something somewhere: encodings, parsers, databases, and names of object members. */
const KNOWN = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udc00y',
  '\ufeff',
  '\u202e\u2066',
  '\u2028',
  '\r\nset-cookie: a=b',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e999',
  '0x10',
  '{}',
  '[]',
  "' or 1=1--",
  '"; drop table users; --',
  '\\',
  '%',
  '%00',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '../../etc/passwd',
  '//evil.example',
  'http://127.0.0.1/',
  'http://[::1',
  'a@b',
  'a@xn--a.example',
  '@example.org',
  'xn--\u00fc.example',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
];

const repeated = fc
  .tuple(fc.constantFrom('a', ':', '.', '@', '"', '(', '%', '\u00e9', '\ud83d\ude00', '<', '-a.'), fc.nat(20_000))
  .map(([part, times]) => part.repeat(times));
const codeUnits = fc.array(fc.nat(0xffff), { maxLength: 20 }).map((units) => String.fromCharCode(...units));

/** Text for places where something else is expected. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...KNOWN) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: codeUnits },
  { weight: 1, arbitrary: repeated },
);

const nested = fc
  .tuple(fc.nat(3_000), fc.boolean())
  .map(([depth, isArray]) =>
    JSON.parse(`${(isArray ? '[' : '{"a":').repeat(depth)}0${(isArray ? ']' : '}').repeat(depth)}`),
  );

/** Any JSON value that does not fit a field. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: hostileText },
  { weight: 4, arbitrary: fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 2 ** 53, -(2 ** 63), [], {}, [[]], [null]) },
  { weight: 2, arbitrary: fc.array(hostileText, { maxLength: 3 }) },
  { weight: 2, arbitrary: fc.dictionary(hostileText, hostileText, { maxKeys: 3, noNullPrototype: true }) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: nested },
);

/** Bodies that are not JSON, or malformed JSON. One character per byte. */
export const hostileBody: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '{',
    '{}{}',
    'null',
    '0',
    '"',
    '{"a":1,}',
    '\xef\xbb\xbf{}',
    '\xff\xfe{\0}\0',
    '{"email":"\xc3\x28"}',
    '{"email":"\\ud800"}',
    '{"email":"\\u0000"}',
    '{"__proto__":{"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '{"email":"a@example.org","email":["b"]}',
    '{"a":1e999}',
    'email=a%40example.org',
    '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--',
  ),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
  fc.nat(80_000).map((length) => `{"email":"${'a'.repeat(length)}"}`),
  fc.nat(60_000).map((depth) => '['.repeat(depth)),
);

/** Raw path text, including escapes. */
export const hostileEscape: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '%',
    '%zz',
    '%0',
    '%00',
    '%ff',
    '%c0%af',
    '%ed%a0%80',
    '%f4%90%80%80',
    '%2e%2e%2f',
    '..',
    '.',
    '//',
    '%2f',
    '%5c',
    ';a=b',
    '\xe9',
    '\xff',
    '*',
    ':id',
    '[]',
    '%250',
    '%u0041',
  ),
  hostileText.map(percentEncode),
);

/** A lone surrogate has no encoding: it is replaced by the replacement character. */
export function percentEncode(text: string): string {
  return encodeURIComponent(Buffer.from(text, 'utf8').toString('utf8'));
}

const CONTENT_TYPES = [
  'application/json; charset=utf-16',
  'application/json\t;x',
  'Application/JSON',
  'application/v1+json',
  'application/json, text/plain',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  ';',
  '',
];
const headerText = fc.oneof(
  fc.constantFrom('', 'null', '*', 'a'.repeat(4_000), '\xff\xfe', 'a=b; a=c', '\t', '"', 'bytes=0-', 'bytes=9-1,-5'),
  fc.string({
    unit: fc
      .integer({ min: 0x20, max: 0xff })
      .filter((code) => code !== 0x7f)
      .map((code) => String.fromCharCode(code)),
  }),
);
/**
 * A header that browsers would not send this way. Lengths stay correct: a client that lies about them only blocks
 * itself.
 */
export const hostileHeader: fc.Arbitrary<readonly [string, string]> = fc.oneof(
  fc.tuple(fc.constant('content-type'), fc.constantFrom(...CONTENT_TYPES)),
  fc.tuple(
    fc.constantFrom(
      'accept',
      'accept-encoding',
      'accept-language',
      'authorization',
      'content-encoding',
      'cookie',
      'forwarded',
      'host',
      'if-modified-since',
      'if-none-match',
      'origin',
      'range',
      'referer',
      'sec-fetch-site',
      'stripe-signature',
      'user-agent',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-http-method-override',
    ),
    headerText,
  ),
  fc.constantFrom(
    ['authorization', 'Bearer a.b.c'] as const,
    ['cookie', 'evenway_session=%; evenway_device=%ff; __proto__=1'] as const,
    ['accept-language', `fr;q=${'9'.repeat(500)}`] as const,
    ['connection', 'close'] as const,
    ['transfer-encoding', 'chunked'] as const,
  ),
);
