import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import Stripe from 'stripe';
import { expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

it('runs on its own: the official package talks to it, events come signed, and it ends when told', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'local-stripe-'));
  const received: { body: string; signature: string }[] = [];
  const hook = createServer(async (request, response) => {
    received.push({ body: await text(request), signature: String(request.headers['stripe-signature']) });
    response.end();
  }).listen(0, '127.0.0.1');
  await once(hook, 'listening');
  const webhook = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`;
  const program = spawn(process.execPath, ['--import', 'tsx', MAIN, '--webhook', webhook, '--data', dataDir]);
  try {
    let said = '';
    for await (const chunk of program.stdout) {
      said += chunk;
      if (said.includes('Ctrl-C')) break;
    }
    const value = (label: string) => new RegExp(`${label} +(\\S+)`).exec(said)?.[1] ?? '';
    const { hostname, port } = new URL(value('API'));
    const stripe = new Stripe(value('Secret key'), { host: hostname, port, protocol: 'http' });
    const product = await stripe.products.create({ name: 'Bread' });
    expect((await stripe.products.list()).data.map(({ id }) => id)).toEqual([product.id]);
    await expect.poll(() => received.length, { timeout: 20_000 }).toBeGreaterThan(0);
    const { body = '', signature = '' } = received[0] ?? {};
    const event = stripe.webhooks.constructEvent(body, signature, value('Webhook secret'));
    expect(event.type).toBe('product.created');
    expect(await (await fetch(value('Dashboard'))).text()).toContain('product.created');
  } finally {
    const ended = program.exitCode === null ? once(program, 'exit') : [program.exitCode];
    program.kill();
    hook.close();
    expect((await ended)[0]).toBe(0);
    await rm(dataDir, { recursive: true, force: true });
  }
}, 60_000);
