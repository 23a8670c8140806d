import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@evenway/contract';
import { createLocalStripe } from '@evenway/local-stripe';
import type { TestClient } from '@evenway/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentSettings } from '../../../config/settings.ts';
import { createPayments } from '../../../platform/payments/payments.ts';
import { digest, PASSWORD, signedInPerson } from '../../../testing/accounts/people.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';
import { lookupKeys } from '../plans/plans.ts';
import { setUpCatalogue } from '../plans/set-up-catalogue.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'evenway-without-plans-'));
let provider: ReturnType<typeof createLocalStripe>;
let payments: PaymentSettings;
/** Nobody is where its provider should be. */
let product: TestProduct;
beforeAll(async () => {
  provider = createLocalStripe({
    dataDir,
    databaseUrl: undefined,
    publicUrl: 'http://localhost:3000',
    webhookUrl: 'http://127.0.0.1:1',
  });
  payments = (await provider.start()).payments;
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
  await provider.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const listed = async (client: TestClient) =>
  (await client.call(calls.listWebsites, {})).body.map(({ domain, status }) => ({ domain, status }));

describe('while the payment provider has no prices', () => {
  it('O09: plans cannot be bought, which a metric counts and the log tells once, not at each request', async () => {
    const server = await product.another({ payments });
    try {
      const client = server.client();
      const metric = async () =>
        /^missing_prices (\d+)$/m.exec(String((await client.send('GET', '/metrics')).body))?.[1];
      const logged = () => product.log.filter((line) => line.includes('plans cannot be bought'));
      expect(await metric()).toBe('0');
      for (let read = 0; read < 3; read += 1) expect((await client.call(calls.listPrices, {})).body).toEqual([]);
      expect(await metric()).toBe(String(lookupKeys.length));
      expect(logged().map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ level: 50, lookupKeys })]);
      const stripe = createPayments(payments);
      await setUpCatalogue(stripe);
      expect((await client.call(calls.listPrices, {})).body).toHaveLength(lookupKeys.length);
      expect(await metric()).toBe('0');
    } finally {
      await server.stop();
    }
  });
});

describe('while the payment provider is away', () => {
  it('O09: a new website is kept once, however often its checkout fails, and is then one press from it', async () => {
    const { client, email } = await signedInPerson(product);
    const checkout = { domain: 'https://www.Shop.example/', priceId: 'price_unknown_yet' };
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const failed = await client.call(calls.createCheckoutSession, { body: checkout });
      expect(failed).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      expect(await listed(client)).toEqual([{ domain: 'shop.example', status: null }]);
    }
    await setUpCatalogue(createPayments(payments));
    const back = await product.another({ payments });
    try {
      const later = back.client();
      await later.call(calls.logIn, { body: { email, password: digest(PASSWORD) } });
      const [plan] = (await later.call(calls.listPrices, {})).body.filter(({ name }) => name === 'Growth');
      const opened = await later.call(calls.createCheckoutSession, {
        body: { domain: 'shop.example', priceId: plan?.id ?? '' },
      });
      expect(opened.status).toBe(200);
      expect(await listed(later)).toEqual([{ domain: 'shop.example', status: null }]);
    } finally {
      await back.stop();
    }
  });

  it('a website can be registered before its plan can be chosen, once, and a price that is named is still checked', async () => {
    const { client } = await signedInPerson(product);
    const organizationId = (await client.call(calls.getSessionUser, {})).body.orgId ?? '';
    const register = (change: { priceId?: string } = {}) =>
      client.call(calls.onboardWebsite, { body: { domain: 'new.example', organizationId, ...change } });
    expect(await register({ priceId: 'price_unknown_yet' })).toMatchObject({ status: 503 });
    expect(await listed(client)).toEqual([]);
    expect(await register()).toMatchObject({ status: 201, body: { domain: 'new.example', status: null } });
    expect(await register()).toMatchObject({ status: 409, body: { code: 'website_exists' } });
    expect(await listed(client)).toEqual([{ domain: 'new.example', status: null }]);
  });
});
