import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTcpProxy } from '../../testing/network/tcp-proxy.ts';
import { startTestProduct, type TestProduct, waitFor } from '../../testing/test-product.ts';
import { listenForChanges } from './listen-for-changes.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

describe('hearing of changes', () => {
  it('notices a connection that is dead without knowing it, and takes all for changed when it is back', async () => {
    const proxy = await startTcpProxy(product.settings.DATABASE_URL);
    const [heard, warnings]: [string[], string[]] = [[], []];
    const log = { warn: (_details: unknown, message: string) => void warnings.push(message) };
    const listening = listenForChanges(
      proxy.url,
      log as unknown as FastifyBaseLogger,
      (uniqueId) => void heard.push(uniqueId),
      20,
    );
    const heardSo = (list: string[]) =>
      waitFor(async () => (heard.join() === list.join() ? true : undefined), `hearing ${list}`);
    await heardSo(['*']);
    await product.pool.query(`select pg_notify('widget_change', 'one')`);
    await heardSo(['*', 'one']);
    proxy.hang();
    await waitFor(
      async () => warnings.find((message) => message.includes('does not answer')),
      'the dead connection to be noticed',
    );
    await product.pool.query(`select pg_notify('widget_change', 'missed')`);
    proxy.restore();
    await heardSo(['*', 'one', '*']);
    await product.pool.query(`select pg_notify('widget_change', 'two')`);
    await heardSo(['*', 'one', '*', 'two']);
    await listening.stop();
    await proxy.close();
    expect(heard).not.toContain('missed');
  });
});
