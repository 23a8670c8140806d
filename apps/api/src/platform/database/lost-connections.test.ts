import { Client, Pool } from '@evenway/database-connections';
import { startTcpProxy, type TcpProxy } from '@evenway/testing/tcp-proxy';
import { waitFor } from '@evenway/testing/wait-for';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';

let proxy: TcpProxy;
beforeAll(async () => {
  proxy = await startTcpProxy(inject('databaseUrl'));
});
afterAll(() => proxy.close());

/** What would have ended a server. */
let uncaught: unknown[] = [];
const catchIt = (error: unknown) => void uncaught.push(error);
beforeEach(() => {
  uncaught = [];
  process.on('uncaughtException', catchIt);
});
afterEach(() => {
  process.off('uncaughtException', catchIt);
  proxy.restore();
});

const ways = {
  'a pool': (onLost: (error: Error) => void) => {
    const pool = new Pool({ connectionString: proxy.url, max: 1 }, onLost);
    return { connect: () => pool.connect(), end: () => pool.end() };
  },
  'a client': (onLost: (error: Error) => void) => {
    let last: Client | undefined;
    const connect = async () => {
      last = new Client({ connectionString: proxy.url }, onLost);
      await last.connect();
      return Object.assign(last, { release: () => undefined });
    };
    return { connect, end: async () => last?.end().catch(() => undefined) };
  },
};

type Way = ReturnType<(typeof ways)[keyof typeof ways]>;

/** Each ends with the loss of the connection in that state; resolves with what the code that used it got. */
const states: Record<string, (way: Way, untilLost: Promise<Error>) => Promise<unknown>> = {
  'while it connects': async ({ connect }) => {
    proxy.hang();
    const connecting = connect();
    await waitFor(async () => proxy.isInUse() || undefined, 'a connection');
    proxy.cut();
    return connecting.catch((error: unknown) => error);
  },
  'while it is idle': async ({ connect }, untilLost) => {
    (await connect()).release();
    proxy.cut();
    await untilLost;
    return connect().catch((error: unknown) => error);
  },
  'while it is checked out': async ({ connect }, untilLost) => {
    const client = await connect();
    proxy.cut();
    await untilLost;
    const failure = await client.query('select 1').catch((error: unknown) => error);
    client.release(true);
    return failure;
  },
  'in a query': async ({ connect }) => {
    const client = await connect();
    const query = client.query('select pg_sleep(30)').catch((error: unknown) => error);
    proxy.cut();
    const failure = await query;
    client.release(true);
    return failure;
  },
  'in a transaction': async ({ connect }) => {
    const client = await connect();
    await client.query('begin');
    proxy.cut();
    const failure = await client.query('commit').catch((error: unknown) => error);
    client.release(true);
    return failure;
  },
};

describe.each(Object.keys(ways) as (keyof typeof ways)[])('Y01 %s that loses its connection', (name) => {
  it.each(Object.keys(states))('%s: its user gets an error, and nothing else happens', async (state) => {
    let onLost: (error: Error) => void = () => undefined;
    const untilLost = new Promise<Error>((resolve) => {
      onLost = resolve;
    });
    const way = ways[name](onLost);
    expect(await states[state]?.(way, untilLost)).toBeInstanceOf(Error);
    proxy.restore();
    const again = await way.connect();
    expect((await again.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    again.release();
    expect(uncaught).toEqual([]);
    // Until then nobody had it.
    if (state !== 'while it connects') expect(await untilLost).toBeInstanceOf(Error);
    await way.end();
  });
});
