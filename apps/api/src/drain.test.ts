import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '@evenway/contract';
import { startLoadBalancer } from '@evenway/testing/load-balancer';
import { waitFor } from '@evenway/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from './testing/test-product.ts';

/** Much longer than a load balancer takes to notice, even on a busy machine. */
const DRAIN_SECONDS = 3;
const PATHS = ['/healthz', '/widget/config/none.json'];

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const statusOf = (url: string, agent: Agent) =>
  new Promise<number | string>((resolve) => {
    get(url, { agent }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    }).on('error', ({ message }) => resolve(message));
  });

describe('a server that stops', () => {
  it('Y12: first says that it is not ready, serves on, and keeps no connection', async () => {
    const server = await product.another({ DRAIN_SECONDS });
    const client = server.client();
    expect((await client.send('GET', '/readyz')).headers.get('connection')).toBe('keep-alive');
    await client.call(calls.getSessionUser, {});
    let isStopped = false;
    const stopped = server.stop().then(() => {
      isStopped = true;
    });
    for (const path of ['/readyz', '/readyz/delivery']) expect((await client.send('GET', path)).status).toBe(503);
    for (const path of PATHS) {
      const answer = await client.send('GET', path);
      expect([path, answer.status, answer.headers.get('connection')]).toEqual([path, 200, 'close']);
    }
    expect(isStopped).toBe(false);
    await stopped;
    await expect(client.send('GET', '/healthz')).rejects.toThrow();
    // O11: a stop that goes well is no incident, and probes are no news.
    expect(product.log.filter((line) => /healthz|readyz|request failed/.test(line))).toEqual([]);
    expect(product.log.join('')).toContain('"msg":"answered"');
  });

  it('Y12: fails no request while servers behind a load balancer are replaced one by one', async () => {
    const balancer = await startLoadBalancer();
    const start = () => Promise.all([product.another({ DRAIN_SECONDS }), product.another({ DRAIN_SECONDS })]);
    const first = await start();
    const second = await start();
    for (const { url } of first) await balancer.add(url);
    const agent = new Agent({ keepAlive: true });
    const answers = new Map<number | string, number>();
    let isOver = false;
    const visitors = Array.from({ length: 6 }, async () => {
      for (let turn = 0; !isOver; turn += 1) {
        const status = await statusOf(balancer.url + PATHS[turn % PATHS.length], agent);
        answers.set(status, (answers.get(status) ?? 0) + 1);
        // Hundreds per second are enough to hit every moment of a stop; more would keep a processor busy.
        await pause(25);
      }
    });
    const served = (count: number) =>
      waitFor(async () => ((answers.get(200) ?? 0) >= count ? true : undefined), 'requests to be answered');
    for (const [index, old] of first.entries()) {
      await served(100 * (index + 1));
      await balancer.add(second[index]?.url ?? '');
      await old.stop();
    }
    isOver = true;
    await Promise.all(visitors);
    agent.destroy();
    balancer.close();
    await Promise.all(second.map((server) => server.stop()));
    expect([...answers.keys()]).toEqual([200]);
  }, 120_000);
});
