import { startTcpProxy } from '@evenway/testing/tcp-proxy';
import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { connectDatabase, requestTimeouts } from './database.ts';

it('a transaction that could not begin gives its connection back', async () => {
  const proxy = await startTcpProxy(inject('databaseUrl'));
  const { database, pool, close } = connectDatabase(proxy.url, {
    poolSize: 1,
    onLost: () => undefined,
    timeouts: requestTimeouts(2_000),
  });
  const work = () => database.transaction((tx) => tx.execute(sql`select 1`));
  for (let outage = 0; outage < 2; outage += 1) {
    await work();
    // The pool does not know yet when the transaction takes the connection.
    proxy.cut();
    await expect(work()).rejects.toThrow();
    proxy.restore();
  }
  await expect(work()).resolves.toBeDefined();
  expect(pool.totalCount).toBe(1);
  await close();
  await proxy.close();
});
