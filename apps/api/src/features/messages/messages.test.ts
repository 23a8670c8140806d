import { randomUUID } from 'node:crypto';
import {
  calls,
  DIGEST_PAGE_PREFIX,
  errors,
  MESSAGE_LIMITS,
  MESSAGE_MAX_WORDS,
  mailboxOf,
  messageAddress,
  RESPONSE_TIME_MIN_CASES,
} from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { waitFor } from '@evenway/testing/wait-for';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashSecret } from '../../platform/crypto/keys.ts';
import { invitedPerson, newEmail, signedInPerson } from '../../testing/accounts/people.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { insertMessage, newMessage, sendMessage, solve, switchOn } from '../../testing/websites/messages.ts';
import { insertWidgetWebsite, type WidgetWebsite } from '../../testing/websites/widget-websites.ts';
import { cleanUp } from '../clean-up/clean-up.ts';
import { digestPath } from './digest/digest-link.ts';
import { messageDigestMail } from './mails/message-digest.ts';
import { makePuzzle } from './puzzle.ts';
import { responseTime } from './response-time.ts';
import { sendDigests } from './send-digests.ts';

let product: TestProduct;
let admin: TestClient;
let adminEmail: string;
let stranger: TestClient;
let website: WidgetWebsite;
let visitor: TestClient;

beforeAll(async () => {
  product = await startTestProduct({ RATE_LIMIT_FACTOR: 1 });
  ({ client: admin, email: adminEmail } = await signedInPerson(product));
  stranger = (await signedInPerson(product)).client;
  visitor = product.client();
});
afterAll(() => product.stop());
beforeEach(async () => {
  await product.pool.query('delete from rate_limits');
  website = await insertWidgetWebsite(product, admin);
  await switchOn(product, website.id);
});

const inbox = async (client = admin, of = website) =>
  (await client.call(calls.listMessages, { params: of.params, query: {} })).body;
/** Sends a message, and opens it as the owner. */
const received = async (fields = {}) => {
  const { body } = await sendMessage(visitor, website, newMessage(fields));
  const id = (await inbox()).messages[0]?.id ?? '';
  await product.pool.query('update messages set email_confirmed_at = now() where id = $1 and email is not null', [id]);
  const message = (await admin.call(calls.getMessage, { params: { id } })).body;
  return { message, params: { id }, path: new URL(body.url).pathname };
};
const findingOf = async ({ id }: WidgetWebsite) => {
  const { rows } = await product.pool.query(
    `insert into accessibility_findings
     (website_id, fingerprint, rule, impact, pages, count, snippet, theme, change, changed_in, first_seen_at, last_seen_at)
     values ($1, 'one', 'image-alt', 'critical', '[]', 1, '<img>', 'light', 'new', $1, now(), now()) returning id`,
    [id],
  );
  return rows[0].id as string;
};
const page = async (path: string, query = '') => {
  const { status, body, headers } = await visitor.send('GET', `${path}${query}`);
  return { status, text: String(body), headers };
};
const fill = (path: string, text: string, headers: Record<string, string> = {}) =>
  visitor.send('POST', path, {
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ text }).toString(),
  });

describe('a visitor tells of a barrier', () => {
  it('and the owner reads it as it was written, without the address', async () => {
    const sent = newMessage({ email: newEmail(), barrier: '<script>alert(1)</script>\nis what I see' });
    const { status, body } = await sendMessage(visitor, website, sent);
    expect(status).toBe(201);
    expect(body.url).toMatch(/^http:\/\/localhost:3000\/message\/[\w-]{43}$/);
    const { messages, counts } = await inbox();
    expect(counts).toEqual({ new: 1, answered: 0, mended: 0 });
    expect(messages[0]).toMatchObject({ goal: sent.goal, barrier: sent.barrier, path: '/order', wantsAnswer: true });
    const { body: opened } = await admin.call(calls.getMessage, { params: { id: messages[0]?.id ?? '' } });
    expect(opened).toMatchObject({ functions: ['textSize', 'contrast'], language: 'en', words: [], note: '' });
    expect(JSON.stringify(opened)).not.toContain(sent.email);
    for (const format of ['csv', 'json'] as const) {
      const file = await admin.call(calls.exportMessages, { params: website.params, query: { format } });
      expect(JSON.stringify(file.body)).not.toContain(sent.email);
    }
  });

  it('from any page of the website, and nothing is stored of who that was', async () => {
    const { status, headers } = await sendMessage(visitor, website, newMessage({ path: null, functions: null }), {
      origin: `https://www.${website.domain}`,
      cookie: 'evenway=stolen',
    });
    expect(status).toBe(201);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('set-cookie')).toBeNull();
    const { rows } = await product.pool.query('select * from messages where website_id = $1', [website.id]);
    expect(rows[0]).toMatchObject({ email: null, path: null, functions: null });
    expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|\bnode\b|stolen/i);
  });

  it('once, however often the same attempt is sent', async () => {
    const email = newEmail();
    const sent = newMessage({ email });
    const [first, second] = [await sendMessage(visitor, website, sent), await sendMessage(visitor, website, sent)];
    expect(second.body.url).toBe(first.body.url);
    expect((await inbox()).messages).toHaveLength(1);
    await product.mail(email, /Your message to/);
    await product.jobsDone();
    expect(await product.mails(email)).toHaveLength(1);
  });

  it.each([
    ['a link', { barrier: 'Cheap watches at https://spam.example/now' }, 400, 'message_links'],
    ['a bare host', { goal: 'See best-casino.com' }, 400, 'message_links'],
    ['nothing to say', { goal: '  ' }, 400, 'invalid_request'],
    ['too much', { barrier: 'a'.repeat(MESSAGE_LIMITS.barrier + 1) }, 400, 'invalid_request'],
    ['control characters', { goal: 'a\u0000b' }, 400, 'invalid_request'],
    ['a whole address for the page', { path: 'https://evil.example/' }, 400, 'invalid_request'],
    ['the query of a page', { path: '/order?token=1' }, 400, 'invalid_request'],
    ['an unknown function', { functions: ['sleep'] }, 400, 'invalid_request'],
    ['no mail address', { email: 'me' }, 400, 'invalid_request'],
    ['something of its own', { admin: true }, 400, 'invalid_request'],
  ])('and is refused with %s', async (_what, fields, status, code) => {
    const answer = await sendMessage(visitor, website, { ...newMessage(), ...fields });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await inbox()).messages).toEqual([]);
  });

  it.each(['', 'null', '[]', '{"goal":"\\ud800"}', '{"__proto__":{}}', '\u0000', '{"goal":'.repeat(2_000)])(
    'and is refused with the body %#',
    async (body) => {
      expect((await sendMessage(visitor, website, body)).status).toBe(400);
    },
  );

  it('and nothing longer than a message is read', async () => {
    expect((await sendMessage(visitor, website, 'a'.repeat(40_000))).status).toBe(413);
  });

  it('only where the owner has switched it on, the website is live, and the page is its own', async () => {
    const refused = async (of: WidgetWebsite, headers = {}) => {
      const { status, body } = await sendMessage(visitor, of, newMessage(), headers);
      expect([status, body.code]).toEqual([404, 'messages_off']);
    };
    await refused(await insertWidgetWebsite(product, admin));
    const ended = await insertWidgetWebsite(product, admin, { status: 'CANCELLED', expires: 'now()' });
    await switchOn(product, ended.id);
    await refused(ended);
    await refused({ ...website, uniqueId: 'f'.repeat(32) });
    await refused(website, { origin: 'https://evil.example' });
    await refused(website, { origin: `https://${website.domain}.evil.example` });
    await refused(website, { origin: 'null' });
  });

  it('and solves a puzzle while many messages come', async () => {
    await product.pool.query(
      `insert into rate_limits (key, used, resets_at) values ('message.burst:' || $1::text, 10, now() + interval '10 minutes')`,
      [website.id],
    );
    const sent = newMessage();
    const { status, body } = await sendMessage(visitor, website, sent);
    expect([status, body.code]).toEqual([428, 'message_proof_needed']);
    const proof = solve(body.puzzle, sent.attempt);
    const code = async (message: unknown) => (await sendMessage(visitor, website, message)).body.code;
    expect(await code({ ...sent, proof: `${body.puzzle}.x` })).toBe('message_proof_needed');
    // Easier than required, and without our signature.
    expect(await code({ ...sent, proof: `${body.puzzle.replace('.16.', '.0.')}.0` })).toBe('message_proof_needed');
    const { keys } = product.platform;
    const scope = { websiteId: website.id, client: '127.0.0.1' };
    for (const foreign of [
      makePuzzle(keys.puzzle, { ...scope, client: '203.0.113.9' }),
      makePuzzle(keys.puzzle, { ...scope, websiteId: 'another' }),
      makePuzzle(keys.puzzle, scope, Date.now() - 10 * 60_000),
    ])
      expect(await code({ ...sent, proof: solve(foreign, sent.attempt) })).toBe('message_proof_needed');
    expect((await sendMessage(visitor, website, { ...sent, proof })).status).toBe(201);
    // One solution admits one message.
    expect(await code({ ...newMessage(), proof })).toBe('message_proof_needed');
    expect((await inbox()).messages).toHaveLength(1);
  });

  it('and a flood is bounded for each client and each website', async () => {
    const fill = (key: string, used: number) =>
      product.pool.query(
        `insert into rate_limits (key, used, resets_at) values ($1, $2, now() + interval '10 minutes')
         on conflict (key) do update set used = excluded.used`,
        [key, used],
      );
    for (const [name, used] of [
      [`message.client:127.0.0.1`, 20],
      [`message.website:${website.id}`, 100],
    ] as const) {
      await product.pool.query('delete from rate_limits');
      expect((await sendMessage(visitor, website)).status, `${name} before`).toBe(201);
      await fill(name, used);
      const { status, body } = await sendMessage(visitor, website);
      expect([status, body.code], name).toEqual([429, 'too_many_requests']);
    }
    await product.pool.query('delete from rate_limits');
    for (let sent = 0; sent < 10; sent += 1) expect((await sendMessage(visitor, website)).status).toBe(201);
    expect((await sendMessage(visitor, website)).body.code).toBe('message_proof_needed');
    const other = await insertWidgetWebsite(product, admin);
    await switchOn(product, other.id);
    expect((await sendMessage(visitor, other)).status, 'another website is not slowed down').toBe(201);
  });

  it('and an address cannot carry a header or a second recipient into our mails', async () => {
    for (const email of [
      'me@a.example\r\nBcc: all@b.example',
      'me@a.example, all@b.example',
      'me@a.example;all@b.example',
      '"me\nBcc: x"@a.example',
      'Me <me@a.example>',
      'me@a.example%0aBcc:all@b.example',
    ])
      expect((await sendMessage(visitor, website, newMessage({ email }))).status, email).toBe(400);
    expect((await inbox()).messages).toEqual([]);
  });

  it('and the widget is told at once where to send it to', async () => {
    const configOf = async () => (await visitor.send('GET', `/widget/config/${website.uniqueId}.json`)).body as object;
    expect(await configOf()).toMatchObject({ messages: website.uniqueId });
    await admin.call(calls.switchMessages, { params: website.params, body: { isOn: false } });
    await waitFor(async () => !Object.hasOwn(await configOf(), 'messages') || undefined, 'the widget to be told');
  });
});

describe('the private page of a visitor', () => {
  it('shows what was sent and answered as text, and is kept by nobody', async () => {
    const email = newEmail();
    const { path, params, message } = await received({ goal: '<b>Order</b>', email });
    const mail = await product.mail(email, /Your message to/);
    expect(mail.links[0]).toContain(path);
    expect(mail.text).not.toContain('Order');
    const first = await page(path);
    expect(first.status).toBe(200);
    expect(first.text).toContain('&lt;b&gt;Order&lt;/b&gt;');
    expect(first.text).toContain('Not answered yet');
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(first.headers.get('x-robots-tag')).toContain('noindex');
    expect(first.headers.get('referrer-policy')).toBe('same-origin');
    expect(first.text).not.toMatch(/(?:href|src|action)="(?!\/message\/)/);
    const { rows } = await product.pool.query('select * from messages where id = $1', [params.id]);
    expect(JSON.stringify(rows)).not.toContain(path.slice('/message/'.length));
    expect(first.headers.get('content-security-policy')).toContain("default-src 'none'");
    const own = `https://${website.domain}/order`;
    const text = `Thank you.\n<script>We fix</script> it. See ${own} or https://bait.example/`;
    await admin.call(calls.answerMessage, { params, body: { version: message.version, text, isMended: true } });
    expect((await page(path, '?lang=fr')).text).toContain('l’obstacle a disparu');
    expect((await page(path)).text).toContain('&lt;script&gt;We fix&lt;/script&gt; it.');
    const answer = await product.mail(email, /says that a barrier is gone/);
    expect(answer.text).toContain('Thank you.');
    // An owner could have entered a stranger's address: our mail must contain no lure.
    expect(answer.links).toContain(own);
    expect(`${answer.text}${answer.html}`).not.toContain('bait.example');
    expect((await page(path)).text).toContain('https://bait.example/');
    expect(answer.links.some((link) => link.endsWith(path))).toBe(true);
    expect(answer.html).toContain('&lt;script&gt;We fix&lt;/script&gt; it.');
    expect(answer.html).not.toContain('<script');
    expect([answer.from, answer.headers.to, answer.headers['reply-to']]).toEqual([mail.from, email, undefined]);
    expect(Object.keys(answer.headers).filter((name) => /^(bcc|cc|sender)$/i.test(name))).toEqual([]);
    expect(JSON.stringify(answer.headers)).not.toContain(adminEmail);
    expect(`${answer.text}${answer.html}${(await page(path)).text}`).not.toContain(adminEmail);
    expect(product.log.join('')).not.toContain(path);
  });

  it('takes a further word, which makes the message new again', async () => {
    const { path, params, message } = await received();
    await admin.call(calls.answerMessage, {
      params,
      body: { version: message.version, text: 'Better now?', isMended: false },
    });
    const added = await fill(path, 'Still\r\nthere');
    expect([added.status, added.headers.get('location')]).toEqual([303, `${path}?added`]);
    expect((await page(path, '?added')).text).toContain('This was added');
    const { body } = await admin.call(calls.getMessage, { params });
    expect(body.status).toBe('new');
    expect(body.words.map(({ from, text }) => `${from}: ${text}`)).toEqual([
      'owner: Better now?',
      'visitor: Still\nthere',
    ]);
    expect(body.words[0]?.author).toMatch(/\S/);
  });

  it('says what is in the way, and gives back what was typed', async () => {
    const { path, params } = await received();
    for (const [typed, told] of [
      ['', 'Write something first'],
      ['look at www.spam.example <b>', 'leave out web addresses'],
      ['a'.repeat(MESSAGE_LIMITS.barrier + 1), 'too long'],
    ] as const) {
      const { status, body } = await fill(path, typed);
      expect([status, String(body)]).toEqual([400, expect.stringContaining(told)]);
      expect(String(body)).toContain(`>${typed.replace('<b>', '&lt;b&gt;')}</textarea>`);
    }
    const full = Array.from({ length: MESSAGE_MAX_WORDS }, () => `($1, 'owner', 'x')`).join();
    await product.pool.query(`insert into message_words (message_id, sender, text) values ${full}`, [params.id]);
    expect(String((await fill(path, 'One more')).body)).toContain('Nothing more can be added');
    const { version } = (await admin.call(calls.getMessage, { params })).body;
    const answer = await admin.call(calls.answerMessage, { params, body: { version, text: 'x', isMended: false } });
    expect(answer.body).toMatchObject({ code: 'message_full' });
  });

  it('deletes all of it, and only for who has the link and comes from it', async () => {
    const { path, params } = await received();
    expect((await fill(`${path}/delete`, '', { origin: 'https://evil.example' })).status).toBe(403);
    expect((await fill(path, 'from elsewhere', { origin: `https://${website.domain}` })).status).toBe(403);
    const deleted = await fill(`${path}/delete`, '');
    expect([deleted.status, String(deleted.body)]).toEqual([200, expect.stringContaining('Your message is deleted')]);
    expect((await page(path)).status).toBe(404);
    expect((await fill(path, 'more')).status).toBe(404);
    expect((await admin.call(calls.getMessage, { params })).body).toMatchObject({ code: 'message_gone' });
  });

  it('cannot be guessed, and trying is bounded', async () => {
    const { path } = await received();
    const guess = `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`;
    // The last of 43 characters carries only four bits, so the one before is changed too.
    const other = messageAddress(`${guess.slice(9, -2)}__`);
    expect((await page(other)).status).toBe(404);
    expect((await page('/message/x', '?lang=fr')).text).toContain('Aucun message ici');
    let last = 404;
    for (let tries = 0; tries < 60 && last === 404; tries += 1) last = (await page(other)).status;
    expect(last).toBe(429);
    expect((await page(path)).status).toBe(200);
  });
});

describe('the inbox', () => {
  it('is the website owner’s alone', async () => {
    const { params, message } = await received();
    const body = { version: message.version, text: 'x', isMended: false };
    for (const answer of [
      await stranger.call(calls.getMessage, { params }),
      await stranger.call(calls.answerMessage, { params, body }),
      await stranger.call(calls.updateMessage, { params, body: { version: message.version, note: 'mine' } }),
      await stranger.call(calls.deleteMessage, { params }),
      await stranger.call(calls.listMessages, { params: website.params, query: {} }),
      await stranger.call(calls.exportMessages, { params: website.params, query: { format: 'csv' } }),
      await stranger.call(calls.switchMessages, { params: website.params, body: { isOn: false } }),
    ])
      expect(answer.status).toBe(404);
    const theirs = await insertWidgetWebsite(product, stranger);
    const page = await stranger.call(calls.listMessages, { params: theirs.params, query: { after: params.id } });
    expect(page.body.messages).toEqual([]);
    expect((await admin.call(calls.getMessage, { params })).body.version).toBe(1);
  });

  it('comes in pages, the last written first, and by state', async () => {
    for (let number = 0; number < 26; number += 1) {
      const id = await insertMessage(product, website.id);
      await product.pool.query(
        `update messages set goal = $2::text, wrote_at = now() - make_interval(hours => $2::text::int), status = case when $2::text::int < 3 then 'mended' else 'new' end where id = $1`,
        [id, String(number)],
      );
    }
    const first = await inbox();
    expect([first.messages.length, first.hasMore, first.messages[0]?.goal]).toEqual([25, true, '0']);
    const after = first.messages.at(-1)?.id ?? '';
    const second = (await admin.call(calls.listMessages, { params: website.params, query: { after } })).body;
    expect([second.messages.map(({ goal }) => goal), second.hasMore]).toEqual([['25'], false]);
    const mended = await admin.call(calls.listMessages, { params: website.params, query: { status: 'mended' } });
    expect(mended.body.messages.map(({ goal }) => goal)).toEqual(['0', '1', '2']);
    expect(mended.body.counts).toEqual({ new: 23, answered: 0, mended: 3 });
  });

  it('tells the second of two people that the first was faster, and loses nothing', async () => {
    const { params, message } = await received();
    const { version } = message;
    const answer = (text: string) =>
      admin.call(calls.answerMessage, { params, body: { version, text, isMended: false } });
    const answers = await Promise.all([answer('One'), answer('Two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'message_changed' });
    const note = await admin.call(calls.updateMessage, { params, body: { version, note: 'late' } });
    expect(note.body).toMatchObject({ code: 'message_changed' });
    const { body } = await admin.call(calls.getMessage, { params });
    expect([body.words.length, body.note, body.status]).toEqual([1, '', 'answered']);
    const changed = await admin.call(calls.updateMessage, {
      params,
      body: { version: body.version, note: 'Ask the designer', status: 'mended' },
    });
    expect(changed.body).toMatchObject({ note: 'Ask the designer', status: 'mended' });
  });

  it('mails one visitor so many answers a day, and refuses the next without storing or sending anything', async () => {
    const email = newEmail();
    const { params, message } = await received({ email });
    const key = `message-answer.email:${hashSecret(mailboxOf(email))}`;
    await product.pool.query(`insert into rate_limits values ($1, 10, now() + interval '5 hours')`, [key]);
    const answer = (version: number, of = params) =>
      admin.call(calls.answerMessage, { params: of, body: { version, text: 'Thank you', isMended: false } });
    const refused = await answer(message.version);
    expect([refused.status, refused.body]).toEqual([
      429,
      expect.objectContaining({ code: 'message_answers_used_up', message: errors.message_answers_used_up.message }),
    ]);
    expect((await admin.call(calls.getMessage, { params })).body).toMatchObject({ status: 'new', words: [] });
    await product.pool.query('delete from rate_limits where key = $1', [key]);
    expect((await answer(message.version)).status, 'the next day').toBe(200);
    // An answer that would not be mailed, or is refused for another reason, does not count.
    expect((await answer(message.version)).body).toMatchObject({ code: 'message_changed' });
    const without = await received();
    expect((await answer(without.message.version, without.params)).status).toBe(200);
    const { rows } = await product.pool.query(
      `select key, used from rate_limits where key like 'message-answer.email:%'`,
    );
    expect(rows).toEqual([{ key, used: 1 }]);
    await product.mail(email, /has answered your message/);
    await product.jobsDone();
    expect(await product.mails(email)).toHaveLength(2);
  });

  it('leads to a finding of its own website, and to no other', async () => {
    const { params, message } = await received();
    const link = (findingId: string) =>
      admin.call(calls.updateMessage, { params, body: { version: message.version, findingId } });
    const elsewhere = [await insertWidgetWebsite(product, admin), await insertWidgetWebsite(product, stranger)];
    for (const other of elsewhere)
      expect((await link(await findingOf(other))).body).toMatchObject({ code: 'finding_gone' });
    const own = await findingOf(website);
    expect((await link(own)).body).toMatchObject({ findingId: own });
  });

  it('is exported with formulas made harmless', async () => {
    await received({ goal: '=HYPERLINK("a")', barrier: 'two\nlines' });
    const csv = await admin.call(calls.exportMessages, { params: website.params, query: { format: 'csv' } });
    expect(csv.body).toContain(`"'=HYPERLINK(""a"")","two\nlines",/order,textSize contrast,en`);
    const json = await admin.call(calls.exportMessages, { params: website.params, query: { format: 'json' } });
    expect(json.body).toMatchObject([{ goal: '=HYPERLINK("a")', status: 'new' }]);
  });

  it('tells its finding how many messages are linked with it, and lists them', async () => {
    const [{ params, message }, { params: other }] = [await received(), await received()];
    const findingId = await findingOf(website);
    const messagesOf = async () =>
      (await admin.call(calls.listFindings, { params: website.params })).body.findings.map(({ messages }) => messages);
    const change = (version: number, to: string | null) =>
      admin.call(calls.updateMessage, { params, body: { version, findingId: to } });
    expect(await messagesOf()).toEqual([0]);
    const linked = (await change(message.version, findingId)).body;
    expect(await messagesOf()).toEqual([1]);
    const about = await admin.call(calls.listMessages, { params: website.params, query: { findingId } });
    expect(about.body.messages.map(({ id }) => id)).toEqual([params.id]);
    expect(about.body.messages.map(({ id }) => id)).not.toContain(other.id);
    expect((await change(linked.version, null)).body.findingId).toBeNull();
    expect(await messagesOf()).toEqual([0]);
  });

  it('is mailed about once, to admins who want it, also when two servers look at the same moment', async () => {
    const other = await invitedPerson(product, admin, 'ORG_ADMIN');
    const user = await invitedPerson(product, admin);
    await other.client.call(calls.switchMessageDigest, { body: { isWanted: false } });
    const settings = (await other.client.call(calls.getMessageSettings, { params: website.params })).body;
    expect(settings).toMatchObject({ isOn: true, wantsDigest: false });
    const { path } = await received();
    await received();
    const { database } = product.platform;
    await Promise.all([sendDigests(database), sendDigests(database)]);
    const mail = await product.mail(adminEmail, /^Visitors told you about/);
    expect(mail.text).toContain(`${website.domain}: 2 messages`);
    await sendDigests(database);
    await product.jobsDone();
    const about = async (email: string) =>
      (await product.mails(email)).filter(({ text }) => text.includes(website.domain)).length;
    expect([await about(adminEmail), await about(other.email), await about(user.email)]).toEqual([1, 0, 0]);
    await fill(path, 'Again');
    await sendDigests(database);
    await product.mail(adminEmail, /^A visitor told you/);
    const deleted = await admin.call(calls.deleteUser, { params: { id: user.userId } });
    expect(deleted.status).toBe(200);
  });

  it('is mailed about no more after one press in the mail, without signing in', async () => {
    const reader = await invitedPerson(product, admin, 'ORG_ADMIN');
    const digestOf = async () => {
      await received();
      await sendDigests(product.platform.database);
      await product.jobsDone();
      return (await product.mails(reader.email)).find(({ text }) => text.includes(website.domain));
    };
    const mail = await digestOf();
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const [, link = ''] = /^<(.+)>$/.exec(mail?.headers['list-unsubscribe'] ?? '') ?? [];
    expect(mail?.links).toContain(link);
    const { pathname } = new URL(link);
    const wants = async () =>
      (await reader.client.call(calls.getMessageSettings, { params: website.params })).body.wantsDigest;

    // A program that opens every link in a mail unsubscribes nobody.
    const asked = await page(pathname);
    expect([asked.status, asked.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(asked.headers.get('x-robots-tag')).toContain('noindex');
    expect(asked.text).toContain('Stop emails about new messages?');
    expect((await page(pathname, '?lang=fr')).text).toContain('Ne plus recevoir ces e-mails');
    expect(await wants()).toBe(true);

    // As a mail program sends it: no cookie, no origin, and a form of either kind.
    const press = (type: string, body: string) =>
      product.client().send('POST', pathname, { headers: { origin: null, 'content-type': type }, body });
    const boundary = 'Content-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click';
    const pressed = await press('multipart/form-data; boundary=x', `--x\r\n${boundary}\r\n--x--\r\n`);
    expect([pressed.status, String(pressed.body)]).toEqual([200, expect.stringContaining('You will no longer get')]);
    expect(await wants()).toBe(false);
    const again = await press('application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click');
    expect(again.status).toBe(200);
    expect((await page(pathname)).text).toContain('You will no longer get');
    const { rows } = await product.pool.query(
      `select details from audit_entries where event = 'message.digest_switched' and actor_label = $1`,
      [reader.email],
    );
    expect(rows).toEqual([{ details: { isOn: false } }]);
    const before = (await product.mails(reader.email)).length;
    await digestOf();
    expect((await product.mails(reader.email)).length).toBe(before);
    expect(product.log.join('')).not.toContain(pathname);

    await reader.client.call(calls.switchMessageDigest, { body: { isWanted: true } });
    const token = pathname.slice(DIGEST_PAGE_PREFIX.length);
    const strange = { userId: reader.userId, organizationId: randomUUID() };
    for (const other of [
      `${token.slice(0, 40)}${token[40] === 'A' ? 'B' : 'A'}${token.slice(41)}`,
      token.slice(1),
      digestPath(product.platform.keys.digest, strange).slice(DIGEST_PAGE_PREFIX.length),
    ])
      expect((await visitor.send('POST', `${DIGEST_PAGE_PREFIX}${other}`)).status).toBe(404);
    expect(await wants()).toBe(true);
    // One that is in the outbox when its reader unsubscribes is not sent.
    await product.pool.query(`update memberships set message_digest = false where user_id = $1`, [reader.userId]);
    const template = messageDigestMail(product.platform.keys);
    const organizationId = (await admin.call(calls.getOrganization, {})).body.id;
    const context = { db: product.platform.database, language: 'en', brandName: 'Evenway', webUrl: '' } as const;
    expect(await template.compose({ userId: reader.userId, organizationId, counts: '[]' }, context)).toBeNull();
    expect((await admin.call(calls.deleteUser, { params: { id: reader.userId } })).status).toBe(200);
    expect((await page(pathname)).status).toBe(404);
  });

  it('is emptied after twelve months', async () => {
    const { params } = await received();
    await product.pool.query(`update messages set created_at = now() - interval '364 days' where id = $1`, [params.id]);
    await cleanUp(product.platform.database);
    expect((await admin.call(calls.getMessage, { params })).status).toBe(200);
    await product.pool.query(`update messages set created_at = now() - interval '367 days' where id = $1`, [params.id]);
    await cleanUp(product.platform.database);
    expect((await admin.call(calls.getMessage, { params })).status).toBe(404);
  });
});

it('tells how fast messages are answered, once enough were, and counts those that wait', async () => {
  const told = () => responseTime(product.platform.database, website.id);
  const answered = async (hours: number | null) => {
    const id = await insertMessage(product, website.id);
    await product.pool.query(
      `update messages set created_at = now() - interval '100 hours',
         first_answered_at = now() - interval '100 hours' + make_interval(hours => $2::int) where id = $1`,
      [id, hours],
    );
  };
  for (let hours = 1; hours < RESPONSE_TIME_MIN_CASES; hours += 1) await answered(hours);
  expect(await told()).toBeNull();
  await answered(5);
  expect(await told()).toEqual({ medianHours: 3, count: 5 });
  await answered(null);
  await answered(null);
  expect((await told())?.medianHours).toBeCloseTo(4, 3);
  expect((await told())?.count).toBe(5);
});
