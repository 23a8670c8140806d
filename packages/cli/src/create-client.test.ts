import { publicCalls } from '@evenway/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkAddress, createClient } from './create-client.ts';

const fetched = vi.fn();
afterEach(() => fetched.mockReset());
const answering = (...answers: (Response | Error)[]) => {
  for (const answer of answers)
    if (answer instanceof Response) fetched.mockResolvedValueOnce(answer);
    else fetched.mockRejectedValueOnce(answer);
  vi.stubGlobal('fetch', fetched);
  const waits: number[] = [];
  const client = createClient({
    url: 'https://evenway.example',
    key: 'evw_live_x',
    wait: async (ms) => waits.push(ms),
  });
  return { client, waits };
};

describe('a call of the public API', () => {
  it('goes through every page of a list', async () => {
    const { client } = answering(
      Response.json({ data: [1, 2], nextCursor: 'two' }),
      Response.json({ data: [3], nextCursor: null }),
    );
    expect(await client.list(publicCalls.listWebsites)).toEqual([1, 2, 3]);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      'https://evenway.example/api/v1/websites?limit=100',
      'https://evenway.example/api/v1/websites?limit=100&cursor=two',
    ]);
  });

  it('has the id of what it is about in its address', async () => {
    const { client } = answering(Response.json({ id: 'a/b' }));
    await client.call(publicCalls.getWebsite, { params: { id: 'a/b' } });
    expect(fetched.mock.calls).toMatchObject([['https://evenway.example/api/v1/websites/a%2Fb', { method: 'GET' }]]);
  });

  it('waits when it is told to, and repeats a write under the same idempotency key', async () => {
    const { client, waits } = answering(
      new TypeError('fetch failed'),
      Response.json({}, { status: 429, headers: { 'retry-after': '7' } }),
      Response.json({ id: 'w' }),
    );
    expect(await client.call(publicCalls.registerWebsite, { body: { domain: 'a.example' } })).toEqual({ id: 'w' });
    expect(waits).toEqual([1_000, 7_000]);
    const keys = fetched.mock.calls.map(([, { headers }]) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
  });

  it('gives up in the end, and says what was wrong', async () => {
    const { client } = answering(...Array.from({ length: 4 }, () => new TypeError('fetch failed')));
    await expect(client.call(publicCalls.getKey, {})).rejects.toMatchObject({
      exitCode: 5,
      message: expect.stringContaining('does not respond'),
    });
    const refused = answering(
      Response.json({ message: 'This key has expired.', code: 'key_expired' }, { status: 401 }),
    );
    await expect(refused.client.call(publicCalls.getKey, {})).rejects.toMatchObject({
      exitCode: 3,
      code: 'key_expired',
    });
  });

  it('is told apart from a page of another site', async () => {
    const { client } = answering(new Response('<h1>Welcome</h1>'));
    await expect(client.list(publicCalls.listWebsites)).rejects.toMatchObject({
      exitCode: 5,
      message: expect.stringContaining('not like Evenway'),
    });
  });

  it('never sends a key in the open', () => {
    expect(checkAddress('http://localhost:3000/x')).toBe('http://localhost:3000');
    for (const address of ['http://evenway.example', 'evenway.example', 'ftp://evenway.example'])
      expect(() => checkAddress(address)).toThrow('https://');
  });
});
