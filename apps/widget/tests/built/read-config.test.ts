import { WIDGET_DEFAULTS } from '@evenway/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../../src/loader/read-config.ts';

const readText = (text: string, hostname = 'shop.example') => {
  vi.stubGlobal('location', { hostname });
  return readConfig(text);
};
const read = (config: object, hostname?: string) => readText(JSON.stringify({ live: true, ...config }), hostname);
const defaults = {
  mainColor: '#1e4ed8',
  size: '48',
  offsetX: '20',
  offsetY: '20',
};

/** Values that are written into our style sheet; all others are only compared with known names. */
const cases: Record<keyof typeof defaults, { taken: unknown[]; refused: unknown[] }> = {
  mainColor: {
    taken: ['#000000', '#ABCDEF'],
    refused: ['red', '#fff', '#12345g', 'x#123456', '#123456;background:url(//evil.test)', '\n#123456', 0, null, {}],
  },
  size: { taken: [44, 48], refused: [43, 48.1, 49, -1, 1e9, null, {}, true] },
  offsetX: { taken: [0, 20, 400], refused: [-1, 401, -5000, '1px', {}] },
  offsetY: { taken: [0, 399], refused: [-1, 1000, '</style>', {}] },
};

describe('W15 the configuration', () => {
  for (const key of Object.keys(defaults) as (keyof typeof defaults)[]) {
    test(`${key}: known values are taken, all others are as if it were not there`, () => {
      const { taken, refused } = cases[key];
      for (const value of taken) expect(read({ [key]: value })?.[key], JSON.stringify(value)).toBe(`${value}`);
      for (const value of refused) expect(read({ [key]: value })?.[key], JSON.stringify(value)).toBe(defaults[key]);
    });
  }

  test('W23 is live only when it says exactly so, and not live only when it says exactly that', () => {
    expect(read({ live: false })).toBeNull();
    for (const live of ['true', 'false', 1, 0, [true], { live: true }, null]) expect(read({ live })).toBeUndefined();
    const others = ['null', '[]', '"live"', '1', '[true]', '{}', '{"__proto__":{"live":true}}', '{"LIVE":true}', ''];
    for (const text of [...others, '<!doctype html>']) expect(readText(text), text).toBeUndefined();
  });

  test('is no answer of ours when it is too long', () => {
    const fill = (length: number) =>
      JSON.stringify({ live: true, x: '' }).replace('""', `"${'y'.repeat(length - 20)}"`);
    expect(readText(fill(9999))).toMatchObject(defaults);
    expect(readText(fill(10_000))).toBeUndefined();
  });

  test('of a later version, what is understood is used', () => {
    const later = { v: 99, size: { desktop: 60 }, offsetY: 40, shape: 'square', domain: 'shop.example' };
    expect(read(later)).toMatchObject({ ...defaults, offsetY: '40', isOwnHost: true });
  });

  test('W24 belongs to its domain, the hosts below it, and the machines of developers', () => {
    const isOwn = (hostname: string) => read({ domain: 'example.org' }, hostname)?.isOwnHost;
    const own = ['example.org', 'www.example.org', 'a.b.example.org', 'localhost', '127.0.0.1', '[::1]', 'x.test'];
    for (const host of own) expect(isOwn(host), host).toBe(true);
    const foreign = [
      'example.com',
      'notexample.org',
      'example.org.evil.test.com',
      'org',
      'localhost.evil.com',
      'latest',
    ];
    for (const host of [...foreign, '']) expect(isOwn(host), host).toBe(false);
    expect(read({})?.isOwnHost).toBe(true);
  });
});

describe('defaults', () => {
  test('are those that published loaders carry: the server leaves them out of what it delivers', () => {
    const reason =
      'Published and pinned loaders carry these defaults, and the server does not deliver what equals them: with another default here, websites that never chose a value change their look, or keep the old one in pinned loaders. Give the new setting a name of its own instead.';
    expect(read({}), reason).toMatchObject(defaults);
    const { features, profiles, ...frozen } = WIDGET_DEFAULTS;
    expect(frozen, reason).toEqual({
      position: 'RIGHT',
      mainColor: '#1E4ED8',
      textColor: '#1e293b',
      size: 48,
      offsetX: 20,
      offsetY: 20,
      icon: 'person',
      language: null,
      hideOnPhones: false,
      ownTriggerOnly: false,
      statementUrl: null,
    });
  });
});

describe('W19 on a page that added to Object.prototype', () => {
  const added = [...Object.keys(cases), 'live', 'domain', 'position', 'features', 'profiles'];
  afterEach(() => {
    for (const key of added) Reflect.deleteProperty(Object.prototype, key);
  });

  test('nothing of it is read', () => {
    for (const key of added)
      Object.defineProperty(Object.prototype, key, {
        configurable: true,
        value: { live: true, domain: 'example.org', position: 'LEFT', size: 44, mainColor: '#000000' }[key] ?? ['mute'],
      });
    expect(readText('{}')).toBeUndefined();
    const config = readText('{"live":true}');
    expect(config).toMatchObject({ ...defaults, isOwnHost: true });
    for (const key of ['position', 'features', 'profiles'] as const) expect(config?.[key], key).toBeUndefined();
  });
});
