import { afterEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/loader/read-config.ts';

const defaults = readConfig('{"live":true}', 'shop.example');
const read = (config: object, hostname = 'shop.example') =>
  readConfig(JSON.stringify({ live: true, ...config }), hostname);

/** For each key: values that are taken as they are, and values that are as if they were not there. */
const cases: Record<string, { taken: unknown[]; refused: unknown[] }> = {
  mainColor: {
    taken: ['#000000', '#ABCDEF'],
    refused: ['red', '#fff', '#12345g', 'x#123456', '#123456;background:url(//evil.test)', 0, ['#123456'], null],
  },
  textColor: {
    taken: ['#000000', '#ABCDEF'],
    refused: ['#000</style><img src=x onerror=alert(1)>', '\n#123456', '#1234567', { toString: '#123456' }, true],
  },
  size: { taken: [44, 46.5, 48], refused: [43.9, 48.1, -1, '46', 1e9, null, [46], true] },
  offsetX: { taken: [0, 400], refused: [-1, 401, '30', -5000, [30]] },
  offsetY: { taken: [0, 400], refused: [-1, 401, '30', '</style>', {}] },
  icon: { taken: ['bars', 'text'], refused: ['javascript:alert(1)', 'bars ', 'xbars', 1, ['bars']] },
  language: { taken: ['fr', 'de'], refused: ['../../evil', 'FR', 'fra', 'f', 1, ['fr']] },
  hideOnPhones: { taken: [true], refused: ['true', 1, 'yes', [true]] },
  ownTriggerOnly: { taken: [true], refused: ['true', 1, {}, [true]] },
  statementUrl: {
    taken: ['https://example.org/a11y', 'http://example.org/?a=b#c'],
    refused: [
      'javascript:alert(1)',
      'javascript://example.org/%0aalert(1)',
      'ftp://example.org/a11y',
      ' https://example.org',
      'data:text/html,x',
      '//evil.test',
      'https://example.org/"onclick=',
      "https://example.org/'",
      'https://example.org/<b>',
      'https://example.org/\\',
      'https://example.org/\njavascript:alert(1)',
      `https://example.org/${'x'.repeat(2000)}`,
      ['https://example.org'],
    ],
  },
};

describe('W15 the configuration', () => {
  for (const [key, { taken, refused }] of Object.entries(cases)) {
    test(`${key}: known values are taken, all others are as if it were not there`, () => {
      for (const value of taken)
        expect(read({ [key]: value }), JSON.stringify(value)).toEqual({ ...defaults, [key]: value });
      for (const value of refused) expect(read({ [key]: value }), JSON.stringify(value)).toEqual(defaults);
    });
  }

  test('the side is right unless it is exactly LEFT', () => {
    expect(read({ position: 'LEFT' })?.right).toBe(false);
    for (const position of ['left', 'RIGHT', ['LEFT'], '</script>', 0]) expect(read({ position })).toEqual(defaults);
  });

  test.each(['features', 'profiles'])('of %s, only words in a list are taken', (key) => {
    expect(read({ [key]: ['links', { a: 1 }, 3, null, ['mute'], 'mute'] })).toEqual({
      ...defaults,
      [key]: ['links', 'mute'],
    });
    expect(read({ [key]: [] })).toEqual({ ...defaults, [key]: [] });
    for (const value of ['links', { 0: 'links', length: 1 }, 1, true]) expect(read({ [key]: value })).toEqual(defaults);
  });

  test('names neither code nor a host: unknown keys are dropped', () => {
    expect(read({ script: '//evil.test/x.js', cdn: '//evil.test', parts: ['x'], constructor: 1 })).toEqual(defaults);
  });

  test('W23 is live only when it says exactly so', () => {
    for (const live of [false, 'true', 1, [true], { live: true }, null]) expect(read({ live })).toBeNull();
    for (const text of ['null', '[]', '"live"', '1', '[true]', '{"__proto__":{"live":true}}', '{"LIVE":true}'])
      expect(readConfig(text, 'shop.example'), text).toBeNull();
    expect(() => readConfig('<!doctype html>', 'shop.example')).toThrow(SyntaxError);
  });

  test('is refused whole when it is too long', () => {
    const fill = (length: number) =>
      JSON.stringify({ live: true, x: '' }).replace('""', `"${'y'.repeat(length - 20)}"`);
    expect(fill(9998).length).toBe(9998);
    expect(readConfig(fill(9998), 'shop.example')).toEqual(defaults);
    expect(readConfig(fill(9999), 'shop.example')).toBeNull();
  });

  test('W24 belongs to its domain, the hosts below it, and the machines of developers', () => {
    const isOwn = (hostname: string) => read({ domain: 'example.org' }, hostname)?.isOwnHost;
    for (const host of [
      'example.org',
      'www.example.org',
      'a.b.example.org',
      'localhost',
      '127.0.0.1',
      '[::1]',
      'x.test',
    ])
      expect(isOwn(host), host).toBe(true);
    for (const host of ['example.com', 'notexample.org', 'example.org.evil.test.com', 'org', 'localhost.evil.com', ''])
      expect(isOwn(host), host).toBe(false);
    expect(read({})?.isOwnHost).toBe(true);
  });
});

describe('W19 on a page that added to Object.prototype', () => {
  const added = Object.keys(cases).concat('live', 'domain', 'position', 'features', 'profiles');
  afterEach(() => {
    for (const key of added) Reflect.deleteProperty(Object.prototype, key);
  });

  test('nothing of it is read', () => {
    for (const key of added)
      Object.defineProperty(Object.prototype, key, {
        configurable: true,
        value: cases[key]?.taken[0] ?? { live: true, domain: 'example.org', position: 'LEFT' }[key] ?? ['mute'],
      });
    expect({ ...readConfig('{"live":true}', 'shop.example') }).toEqual({ ...defaults });
    expect(readConfig('{}', 'shop.example')).toBeNull();
  });
});
