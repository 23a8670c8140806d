import { calls } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newEmail, signedInPerson } from '../../testing/accounts/people.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { newMessage, sendMessage, switchOn } from '../../testing/websites/messages.ts';
import { insertWidgetWebsite, type WidgetWebsite } from '../../testing/websites/widget-websites.ts';

let product: TestProduct;
let admin: TestClient;
let visitor: TestClient;
let website: WidgetWebsite;
beforeAll(async () => {
  product = await startTestProduct();
  admin = (await signedInPerson(product)).client;
  visitor = product.client();
});
afterAll(() => product.stop());
beforeEach(async () => {
  website = await insertWidgetWebsite(product, admin);
  await switchOn(product, website.id);
});

const sent = async (email: string) => {
  const { body } = await sendMessage(visitor, website, newMessage({ email }));
  const id = (await admin.call(calls.listMessages, { params: website.params, query: {} })).body.messages[0]?.id ?? '';
  return { ...body, params: { id }, path: new URL(body.url).pathname };
};
const read = async (id: string) => (await admin.call(calls.getMessage, { params: { id } })).body;
const answer = async (id: string) => {
  const { version } = await read(id);
  const { status } = await admin.call(calls.answerMessage, {
    params: { id },
    body: { version, text: 'Thank you', isMended: false },
  });
  expect(status).toBe(200);
  await product.jobsDone();
};
const page = async (path: string) => `${(await visitor.send('GET', path)).body}`;
const confirm = (path: string, address: string) =>
  visitor.send('POST', `${path}/address`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: product.settings.WEB_URL },
    body: new URLSearchParams({ address }).toString(),
  });

describe('Z06: our mails', () => {
  it('never speak in the name of a domain that is not verified; the page still shows the answer', async () => {
    await product.pool.query('update websites set ownership_proven_at = null, ownership_method = null where id = $1', [
      website.id,
    ]);
    const email = newEmail();
    const { params, path, isMailed } = await sent(email);
    expect(isMailed).toBe(false);
    // Not even with a confirmed address.
    await product.pool.query('update messages set email_confirmed_at = now() where id = $1', [params.id]);
    expect((await read(params.id)).answerMail).toBe('unverified');
    await answer(params.id);
    expect(await product.mails(email)).toEqual([]);
    expect(await page(path)).toContain('Thank you');
  });

  it('take no answer to an address before the link in its mailbox was used', async () => {
    const email = newEmail();
    const { params, path } = await sent(email);
    const mail = await product.mail(email, /Your message to/);
    const token = new URL(mail.links.find((link) => link.includes(path)) ?? '').searchParams.get('address') ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await read(params.id)).answerMail).toBe('unconfirmed');
    await answer(params.id);
    expect(await product.mails(email)).toHaveLength(1);
    // Nor does it use up the mails that the address may get.
    const counted = await product.pool.query(`select from rate_limits where key like 'message-answer.email:%'`);
    expect(counted.rowCount).toBe(0);

    // The sender of the message has the private link, but not the token; opening a link confirms nothing.
    expect(await page(path)).not.toContain('/address');
    expect((await confirm(path, path.split('/').at(-1) ?? '')).status).toBe(303);
    const other = await sent(newEmail());
    await confirm(other.path, token);
    expect(await page(`${path}?address=${token}`)).toContain('Confirm my email address');
    expect((await read(params.id)).answerMail).toBe('unconfirmed');
    expect((await read(other.params.id)).answerMail).toBe('unconfirmed');

    expect((await confirm(path, token)).status).toBe(303);
    expect((await read(params.id)).answerMail).toBe('mailed');
    expect(await page(`${path}?confirmed`)).toContain('Your address is confirmed');
    expect(await page(`${path}?address=${token}`)).not.toContain('Confirm my email address');
    await answer(params.id);
    await product.mail(email, /has answered your message/);
    const mailed = await product.pool.query(`select used from rate_limits where key like 'message-answer.email:%'`);
    expect(mailed.rows).toEqual([{ used: 1 }]);
  });
});
