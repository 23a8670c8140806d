import { WIDGET_DEFAULTS } from '@evenway/contract';
import { waitFor } from '@evenway/testing/wait-for';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bodyOf, createConfigCache, type FindWebsites, type PreparedConfig } from './config-cache.ts';
import type { DeliveredWebsite } from './delivery-repository.ts';
import { OFFLINE } from './offline-words.ts';

const idOf = (number: number) => number.toString(16).padStart(32, '0');
const websiteWith = (domain: string): DeliveredWebsite => ({
  websiteId: `id of ${domain}`,
  domain,
  config: WIDGET_DEFAULTS,
  takesMessages: false,
  liveForMs: Number.POSITIVE_INFINITY,
});
const createCache = (find: FindWebsites, capacityBytes?: number) => createConfigCache(find, () => null, capacityBytes);
const domainIn = async (config: PreparedConfig | Promise<PreparedConfig>) => (await config).website?.domain;

/** A database that responds when told to, and records its queries. */
function slowDatabase() {
  const asked: string[][] = [];
  const answers: Array<(websites: Record<string, string> | Error) => void> = [];
  const find = (ids: string[]) => {
    asked.push(ids);
    return new Promise<Map<string, DeliveredWebsite>>((resolve, reject) => {
      answers.push((given) => {
        if (given instanceof Error) return reject(given);
        return resolve(new Map(Object.entries(given).map(([id, domain]) => [id, websiteWith(domain)])));
      });
    });
  };
  const statement = async (number: number) => {
    while (!answers[number]) await new Promise((resolve) => setImmediate(resolve));
    return answers[number];
  };
  return { asked, find, statement };
}

afterEach(() => void vi.useRealTimers());

describe('the configurations in memory', () => {
  it('share a statement when they are asked for while another one runs', async () => {
    const database = slowDatabase();
    const cache = createCache(database.find);
    const [a, b, c] = [idOf(1), idOf(2), idOf(3)];
    const first = cache.get(a);
    const answerFirst = await database.statement(0);
    const rest = [cache.get(b), cache.get(c), cache.get(b), cache.get(a)];
    answerFirst({ [a]: 'a.example' });
    (await database.statement(1))({ [b]: 'b.example' });
    expect(await Promise.all([first, ...rest].map(domainIn))).toEqual([
      'a.example',
      'b.example',
      undefined,
      'b.example',
      'a.example',
    ]);
    expect(database.asked).toEqual([[a], [b, c]]);
  });

  it('do not take an answer for new that a change has overtaken', async () => {
    const id = idOf(1);
    for (const changed of [id, '*']) {
      const database = slowDatabase();
      const cache = createCache(database.find);
      const before = cache.get(id);
      const answerFirst = await database.statement(0);
      cache.invalidate(changed);
      const after = cache.get(id);
      answerFirst({ [id]: 'before.example' });
      (await database.statement(1))({ [id]: 'after.example' });
      expect([await domainIn(before), await domainIn(after)]).toEqual(['before.example', 'after.example']);
      expect(await domainIn(cache.get(id))).toBe('after.example');
      expect(database.asked).toHaveLength(2);
    }
  });

  it('serve while the database is away, and ask it again later', async () => {
    const id = idOf(1);
    const database = slowDatabase();
    const cache = createCache(database.find);
    const first = cache.get(id);
    (await database.statement(0))({ [id]: 'a.example' });
    await first;
    cache.invalidate(id);
    const [known, unknown] = [cache.get(id), cache.get(idOf(2))];
    (await database.statement(1))(new Error('away'));
    expect(await domainIn(known)).toBe('a.example');
    await expect(unknown).rejects.toThrow('away');
    expect(await domainIn(cache.get(id))).toBe('a.example');
    expect(database.asked).toHaveLength(2);
    cache.invalidate('*');
    const later = cache.get(id);
    (await database.statement(2))({ [id]: 'b.example' });
    expect(await domainIn(later)).toBe('b.example');
  });

  it('serve while the database hangs, and take its answer when it comes after all', async () => {
    const id = idOf(1);
    const database = slowDatabase();
    const cache = createCache(database.find);
    const first = cache.get(id);
    (await database.statement(0))({ [id]: 'a.example' });
    await first;
    cache.invalidate('*');
    expect(await domainIn(cache.get(id))).toBe('a.example');
    // Nobody waits again for the same response.
    expect(cache.get(id)).not.toBeInstanceOf(Promise);
    expect(database.asked).toHaveLength(2);
    (await database.statement(1))({ [id]: 'b.example' });
    await waitFor(async () => (await domainIn(cache.get(id))) === 'b.example' || undefined, 'the answer to be taken');
  });

  it('end with the time that is left to a website, and are looked at again now and then', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    const [ending, lasting] = [idOf(1), idOf(2)];
    const asked: string[] = [];
    const cache = createCache(async (ids) => {
      asked.push(...ids);
      return new Map(
        ids.map((id) => [id, { ...websiteWith('a.example'), ...(id === ending && { liveForMs: 1_000 }) }]),
      );
    });
    const askBothAt = async (now: number) => {
      vi.setSystemTime(now);
      await cache.get(ending);
      await cache.get(lasting);
    };
    await askBothAt(0);
    await askBothAt(999);
    expect(asked).toEqual([ending, lasting]);
    await askBothAt(1_000);
    expect(asked).toEqual([ending, lasting, ending]);
    await askBothAt(3_600_000);
    expect(asked).toEqual([ending, lasting, ending, ending, lasting]);
  });

  it('keep what is asked for often, and forget the rest when there is no more room', async () => {
    let asked = 0;
    const cache = createCache(async (ids) => {
      asked += ids.length;
      return new Map(ids.map((id) => [id, websiteWith(`${id}.example`)]));
    }, 100_000);
    const often = idOf(0);
    for (let number = 1; number <= 2_000; number += 1) {
      await cache.get(often);
      await cache.get(idOf(number));
    }
    expect(asked).toBe(2_001);
    await cache.get(idOf(1));
    expect(asked).toBe(2_002);
    await cache.get(idOf(1_999));
    expect(asked).toBe(2_002);
  });

  it('are ASCII, so that their length is their length in bytes', async () => {
    const statementUrl = 'https://été.example/🌞';
    const cache = createCache(
      async (ids) =>
        new Map(ids.map((id) => [id, { ...websiteWith('a.example'), config: { ...WIDGET_DEFAULTS, statementUrl } }])),
    );
    const body = bodyOf(await cache.get(idOf(1)));
    expect(Buffer.byteLength(body)).toBe(body.length);
    expect(JSON.parse(body)).toEqual({ v: 1, statementUrl, live: true, ...OFFLINE, domain: 'a.example' });
  });

  it('ask for nothing that cannot be an id', async () => {
    const cache = createCache(() => Promise.reject(new Error('asked')));
    for (const odd of ['', 'x', `${idOf(1)}0`, idOf(10).toUpperCase(), "' or 1=1"]) {
      expect(bodyOf(await cache.get(odd)), odd).toBe('{"live":false}');
    }
  });
});
