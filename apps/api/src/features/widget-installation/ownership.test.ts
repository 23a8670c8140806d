import { calls } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInPerson } from '../../testing/accounts/people.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { insertWidgetWebsite, type WidgetWebsite } from '../../testing/websites/widget-websites.ts';
import { saveOwnership } from '../websites/website-repository.ts';

let product: TestProduct;
let client: TestClient;
let website: WidgetWebsite;
beforeAll(async () => {
  product = await startTestProduct();
  client = (await signedInPerson(product)).client;
  website = await insertWidgetWebsite(product, client);
});
afterAll(() => product.stop());

const ownership = async () =>
  (await client.call(calls.getWidgetInstallation, { params: website.params })).body.ownership;
const check = (path?: string) =>
  client.call(calls.checkWidgetInstallation, { params: website.params, body: path === undefined ? {} : { path } });

describe('Y24: a website whose domain nobody has shown to be theirs', () => {
  it('says so, with what would prove it', async () => {
    expect(await ownership()).toEqual({
      status: 'unproven',
      method: null,
      provenAt: null,
      record: { name: `_evenway.${website.domain}`, value: `evenway-verification=${website.uniqueId}` },
      file: {
        url: `https://${website.domain}/.well-known/evenway-verification.txt`,
        content: website.uniqueId,
      },
    });
  });

  it('has no page checked but the home page, which is a way to prove it', async () => {
    for (const path of ['/contact', '/?x=1', '/index.html'])
      expect(await check(path), path).toMatchObject({ status: 403, body: { code: 'website_unproven' } });
    for (const path of [undefined, '/']) expect((await check(path)).status, path).toBe(200);
    expect((await ownership()).status).toBe('unproven');
  });

  it('is not proven by what anyone can send in its name', async () => {
    const beacon = await fetch(`${product.url}/widget/visits/${website.uniqueId}`, {
      method: 'POST',
      headers: { origin: `https://${website.domain}`, 'user-agent': 'Mozilla/5.0' },
    });
    expect(beacon.status).toBe(204);
    const { body } = await client.call(calls.getWidgetInstallation, { params: website.params });
    expect(body).toMatchObject({ host: website.domain, ownership: { status: 'unproven' } });
  });

  it('stays unproven where nothing is found, and nobody else’s is touched', async () => {
    for (const method of ['dns', 'file', 'snippet'] as const) {
      const answer = await client.call(calls.proveWebsiteOwnership, { params: website.params, body: { method } });
      expect(answer, method).toMatchObject({ status: 200, body: { ownership: { status: 'unproven' } } });
      expect(answer.body.outcome, method).not.toBe('proven');
    }
    const stranger = (await signedInPerson(product)).client;
    const foreign = await stranger.call(calls.proveWebsiteOwnership, {
      params: website.params,
      body: { method: 'dns' },
    });
    expect(foreign).toMatchObject({ status: 404, body: { code: 'website_gone' } });
  });

  it('once proven says how and since when, and has its pages checked; the same domain elsewhere stays unproven', async () => {
    const rival = (await signedInPerson(product)).client;
    const { orgId } = (await rival.call(calls.getSessionUser, {})).body;
    const { rows } = await product.pool.query(
      `insert into websites (organization_id, domain, status) values ($1, $2, 'ACTIVE') returning id`,
      [orgId, website.domain],
    );
    await saveOwnership(product.platform.database, website.id, 'file');
    const proven = await ownership();
    expect(proven).toMatchObject({ status: 'proven', method: 'file', provenAt: expect.any(String) });
    expect((await check('/contact')).status).toBe(200);
    // The first proof stays.
    await saveOwnership(product.platform.database, website.id, 'dns');
    expect(await ownership()).toEqual(proven);
    const theirs = await rival.call(calls.checkWidgetInstallation, {
      params: { websiteId: rows[0].id },
      body: { path: '/contact' },
    });
    expect(theirs).toMatchObject({ status: 403, body: { code: 'website_unproven' } });
  });
});
