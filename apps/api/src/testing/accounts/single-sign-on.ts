import { randomBytes } from 'node:crypto';
import { calls, type SsoDomain, type SsoMode } from '@evenway/contract';
import { completeSignIn } from '@evenway/local-services/complete-sign-in';
import type { TestClient } from '@evenway/testing/test-client';
import { expect } from 'vitest';
import type { TestProduct } from '../test-product.ts';
import { providerPerson } from './provider-sign-in.ts';

type CompanyFields = Parameters<typeof providerPerson>[1];

export const newMailDomain = (): string => `company-${randomBytes(5).toString('hex')}.example`;

/** Publishes a TXT record in the local DNS, or removes it. */
export async function publishTxt(product: TestProduct, { name, value }: SsoDomain['record'], isGone = false) {
  const body = new URLSearchParams({ name, text: value, ...(isGone && { remove: 'yes' }) });
  const headers = { origin: product.settings.WEB_URL };
  const answer = await fetch(`${product.url}/local/dns`, { method: 'POST', body, headers, redirect: 'manual' });
  expect(answer.status).toBe(303);
}

export async function claimDomain(client: TestClient, domain: string): Promise<SsoDomain> {
  const { body } = await client.call(calls.addSsoDomain, { body: { domain } });
  const claimed = body.domains.find((one) => one.domain === domain);
  if (!claimed) throw new Error('the domain was not added');
  return claimed;
}

export async function proveDomain(product: TestProduct, client: TestClient, domain: string): Promise<SsoDomain> {
  const claimed = await claimDomain(client, domain);
  await publishTxt(product, claimed.record);
  const { body } = await client.call(calls.checkSsoDomain, { params: { id: claimed.id } });
  expect(body.outcome).toBe('proven');
  return claimed;
}

/** Follows an address of the issuer back to the product, and on to the final screen. */
export async function returnFrom(client: TestClient, url: string, email: string, change: CompanyFields = {}) {
  const back = await completeSignIn(url, providerPerson(email, change));
  const answer = await client.send('GET', `${back.pathname}${back.search}`);
  expect(answer.status).toBe(302);
  return new URL(answer.headers.get('location') ?? '');
}

/** Signs in with single sign-on, up to the final screen. */
export async function signInWithCompany(client: TestClient, email: string, change: CompanyFields = {}): Promise<URL> {
  const { status, body } = await client.call(calls.startSingleSignOn, { body: { email } });
  expect(status).toBe(200);
  return returnFrom(client, body.url, email, change);
}

/** An organization whose people sign in with the local issuer. */
export async function setUpSso(product: TestProduct, client: TestClient, mode: SsoMode = 'optional') {
  const domain = newMailDomain();
  const proven = await proveDomain(product, client, domain);
  expect((await client.call(calls.saveSsoProvider, { body: product.company })).status).toBe(200);
  const tried = await client.call(calls.trySingleSignOn, {});
  await returnFrom(client, tried.body.url, `admin@${domain}`);
  expect((await client.call(calls.setSsoMode, { body: { mode } })).status).toBe(200);
  const { orgId } = (await client.call(calls.getSessionUser, {})).body;
  return { domain, domainId: proven.id, record: proven.record, organizationId: orgId ?? '' };
}
