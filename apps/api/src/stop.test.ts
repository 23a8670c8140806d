import { Agent, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { startTestProduct } from './testing/test-product.ts';

/** A request over a connection that stays open afterwards. */
const get = (url: string, agent: Agent) =>
  new Promise<number>((resolve, reject) => {
    request(url, { agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });

describe('stopping a server', () => {
  it('waits for what is under way and then ends at once, whatever connections are kept open', async () => {
    const product = await startTestProduct();
    const agent = new Agent({ keepAlive: true });
    await Promise.all(Array.from({ length: 5 }, () => get(`${product.url}/readyz`, agent)));
    const underWay = Array.from({ length: 5 }, () => get(`${product.url}/readyz`, agent));
    await new Promise((resolve) => setImmediate(resolve));
    const stopped = product.stop();
    const answers = await Promise.allSettled(underWay);
    for (const answer of answers) expect(answer.status === 'rejected' || [200, 503].includes(answer.value)).toBe(true);
    await stopped;
    agent.destroy();
  });
});
