import { Agent, request } from 'node:http';
import { waitFor } from '@evenway/testing/wait-for';
import { describe, expect, it } from 'vitest';
import { startTestProduct } from './testing/test-product.ts';

const CREDENTIALS = JSON.stringify({ email: 'nobody@example.org', password: '0'.repeat(64) });

/** A sign-in attempt, which takes a moment, over a connection that stays open afterwards. */
const logIn = (url: string, origin: string, agent: Agent) =>
  new Promise<number>((resolve, reject) => {
    const headers = { origin, 'content-type': 'application/json', 'content-length': CREDENTIALS.length };
    request(`${url}/api/auth/login`, { agent, method: 'POST', headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end(CREDENTIALS);
  });

describe('stopping a server', () => {
  it('answers what is under way and then ends at once, although its connections were to be kept open', async () => {
    const product = await startTestProduct();
    const agent = new Agent({ keepAlive: true });
    const attempts = Array.from({ length: 4 }, () => logIn(product.url, product.settings.WEB_URL, agent));
    // Attempts are counted before hashing: once all are counted, all have been accepted.
    await waitFor(async () => {
      const { rows } = await product.pool.query(`select used from rate_limits where key like 'login.client:%'`);
      return rows[0]?.used === 4 ? true : undefined;
    }, 'the attempts to arrive');
    const stopped = product.stop();
    expect(await Promise.all(attempts)).toEqual([401, 401, 401, 401]);
    await stopped;
    agent.destroy();
  });
});
