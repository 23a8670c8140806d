import {
  CHECK_FRAGMENT,
  CHECK_MAX_PAGES,
  CHECK_QUIET_SECONDS,
  CHECKS_KEPT,
  type CheckReport,
  calls,
} from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { waitFor } from '@evenway/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invitedPerson, signedInPerson } from '../../testing/accounts/people.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { insertWidgetWebsite, type WidgetWebsite } from '../../testing/websites/widget-websites.ts';
import { cleanUp } from '../clean-up/clean-up.ts';
import { DEMO_DOMAIN } from '../demo/demo-websites.ts';
import { moveRow } from '../websites/transfer/transfer-repository.ts';
import { requireWebsite } from '../websites/website-repository.ts';

let product: TestProduct;
let second: Awaited<ReturnType<TestProduct['another']>>;
let admin: TestClient;
let organizationId: string;
beforeAll(async () => {
  product = await startTestProduct();
  second = await product.another();
  admin = (await signedInPerson(product)).client;
  organizationId = (await admin.call(calls.getSessionUser, {})).body.orgId ?? '';
});
afterAll(async () => {
  await second.stop();
  await product.stop();
});

type Page = NonNullable<CheckReport['page']>;
type Rule = Page['rules'][number];

const start = (website: WidgetWebsite, more: Partial<{ start: string; width: 320 }> = {}) =>
  admin.call(calls.startCheck, {
    params: website.params,
    body: { width: null, theme: 'device', ...more },
  });
/** As the widget on a page sends it. */
const send = (
  { uniqueId, domain }: Pick<WidgetWebsite, 'uniqueId' | 'domain'>,
  action: string,
  body: unknown,
  { origin = `https://www.${domain}`, url = product.url } = {},
) =>
  fetch(`${url}/widget/checks/${uniqueId}/${action}`, {
    method: 'POST',
    headers: { origin, 'content-type': 'text/plain' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const tokenOf = (url: string) => url.split(CHECK_FRAGMENT)[1] ?? '';
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;

async function opened(website: WidgetWebsite, more?: Parameters<typeof start>[1]) {
  const { body } = await start(website, more);
  const answer = await send(website, 'open', { token: tokenOf(body.url) });
  expect(answer.status).toBe(200);
  const { secret } = (await answer.json()) as { secret: string };
  const report = (page?: Page, rest: Partial<CheckReport> = {}, options = {}) =>
    send(website, 'report', { secret, state: 'running', found: 3, ...(page && { page }), ...rest }, options);
  return { id: body.check.id, secret, report };
}
const missingAlt = (count = 1): Rule => ({
  rule: 'image-alt',
  impact: 'critical',
  count,
  nodes: Array.from({ length: count }, (_, at) => ({
    selector: `.logo:nth-child(${at + 1})`,
    snippet: '<img class="logo">',
  })),
});
const page = (path: string, ...rules: Rule[]): Page => ({ path, state: 'checked', theme: 'light', rules });
const findingsOf = async ({ params }: WidgetWebsite) => (await admin.call(calls.listFindings, { params })).body;

describe('a check', () => {
  it('is started here, runs in the owner’s tab, and can be followed from either server', async () => {
    const website = await insertWidgetWebsite(product, admin);
    const { status, body } = await start(website, { width: 320 });
    expect(status).toBe(201);
    expect(body.url).toBe(`https://${website.domain}/#${CHECK_FRAGMENT}${tokenOf(body.url)}`);
    expect(tokenOf(body.url)).toMatch(/^[\w-]{43}$/);
    expect(body.check).toMatchObject({ state: 'waiting', width: 320, startedBy: 'Lou Durand', origin: null });

    const answer = await send(website, 'open', { token: tokenOf(body.url) }, { url: second.url });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const { secret, ...chosen } = (await answer.json()) as { secret: string };
    expect(chosen).toEqual({ width: 320, theme: 'device', isFinished: false });
    const tell = (more: object, url = product.url) =>
      send(website, 'report', { secret, state: 'running', found: 3, ...more }, { url });
    expect((await tell({ page: page('/', missingAlt(2)) })).status).toBe(204);
    expect((await tell({ page: { path: '/shop', state: 'notFramed', rules: [] } }, second.url)).status).toBe(204);
    expect(
      (await tell({ state: 'paused', page: { path: '/old', state: 'failed', reason: 'status', rules: [] } })).status,
    ).toBe(204);

    const { body: progress } = await admin.call(calls.getCheck, { params: { id: body.check.id } });
    expect(progress).toMatchObject({
      state: 'paused',
      origin: `https://www.${website.domain}`,
      pages: { found: 3, checked: 1, notFramed: 1, failed: 1 },
      count: 2,
    });
    expect(progress.list).toEqual([
      { path: '/', state: 'checked', reason: null, theme: 'light', count: 2 },
      { path: '/shop', state: 'notFramed', reason: null, theme: null, count: 0 },
      { path: '/old', state: 'failed', reason: 'status', theme: null, count: 0 },
    ]);
    expect((await findingsOf(website)).findings, 'before its end').toEqual([]);

    const quiet = async (state: 'running' | 'paused', seconds: number) => {
      await tell({ state });
      await product.pool.query(
        'update accessibility_checks set seen_at = now() - make_interval(secs => $2) where id = $1',
        [body.check.id, seconds],
      );
      return (await admin.call(calls.getCheck, { params: { id: body.check.id } })).body.isQuiet;
    };
    expect(await quiet('running', CHECK_QUIET_SECONDS - 30)).toBe(false);
    expect(await quiet('running', CHECK_QUIET_SECONDS + 1)).toBe(true);
    expect(await quiet('paused', CHECK_QUIET_SECONDS + 1), 'nobody waits for it').toBe(false);
    expect((await tell({ state: 'finished' })).status).toBe(204);
    expect((await findingsOf(website)).check).toMatchObject({ id: body.check.id, state: 'finished' });
    expect((await admin.call(calls.listChecks, { params: website.params })).body).toHaveLength(1);
  });

  it('groups what is to be fixed once, and goes on when a page follows that could not be framed', async () => {
    const website = await insertWidgetWebsite(product, admin);
    const { report } = await opened(website);
    await report(page('/', missingAlt(2)));
    await report({ path: '/shop', state: 'notFramed', rules: [] }, { state: 'finished' });
    expect((await findingsOf(website)).findings).toMatchObject([{ count: 2, change: 'new' }]);
    await report(page('/shop', missingAlt(1)));
    const { findings, check } = await findingsOf(website);
    expect(check).toMatchObject({ state: 'finished', pages: { checked: 2, notFramed: 0 } });
    expect(findings).toEqual([
      expect.objectContaining({
        ...{ rule: 'image-alt', criteria: ['1.1.1'], level: 'A', impact: 'critical', count: 3 },
        ...{ status: 'open', change: 'new', snippet: '<img class="logo">' },
        pages: [
          { path: '/', count: 2, selectors: ['.logo:nth-child(1)', '.logo:nth-child(2)'] },
          { path: '/shop', count: 1, selectors: ['.logo:nth-child(1)'] },
        ],
      }),
    ]);
  });

  it('is compared with the one before; what was called fixed and is found again opens again', async () => {
    const website = await insertWidgetWebsite(product, admin);
    const run = async (...rules: Rule[]) => {
      const { report } = await opened(website);
      await report(page('/', ...rules), { state: 'finished' });
      const { findings } = await findingsOf(website);
      return findings.map(({ id, change, status }) => ({ id, change, status }));
    };
    const [first] = await run(missingAlt());
    const params = { id: first?.id ?? '' };
    expect(first).toMatchObject({ change: 'new', status: 'open' });
    expect((await admin.call(calls.setFindingStatus, { params, body: { status: 'accepted' } })).status).toBe(400);
    const { body: accepted } = await admin.call(calls.setFindingStatus, {
      params,
      body: { status: 'accepted', reason: 'The logo is replaced in May.' },
    });
    expect(accepted).toMatchObject({
      status: 'accepted',
      reason: 'The logo is replaced in May.',
      statusBy: 'Lou Durand',
    });
    expect(await run(missingAlt())).toEqual([{ ...params, change: 'still', status: 'accepted' }]);
    expect(await run()).toEqual([{ ...params, change: 'gone', status: 'accepted' }]);
    await admin.call(calls.setFindingStatus, { params, body: { status: 'mended' } });
    expect(await run(missingAlt())).toEqual([{ ...params, change: 'back', status: 'open' }]);
    const { check, previous } = await findingsOf(website);
    expect([check?.count, previous?.count]).toEqual([1, 0]);
  });

  it('goes on with one more page from here: the last check alone, by a link that is good once', async () => {
    const [website, other] = [await insertWidgetWebsite(product, admin), await insertWidgetWebsite(product, admin)];
    const colleague = await invitedPerson(product, admin, 'ORG_ADMIN');
    await product.pool.query(`update users set first_name = 'Noor', last_name = 'Petit' where id = $1`, [
      colleague.userId,
    ]);
    const go = (continues: string, from = website, client = admin) =>
      client.call(calls.startCheck, {
        params: from.params,
        body: { width: null, theme: 'device', start: '/shop', continues },
      });
    const old = await opened(website);
    await old.report(page('/'), { state: 'finished' });
    const { id, report } = await opened(website);
    expect((await go(id)).body, 'while it runs').toMatchObject({ code: 'check_over' });
    await report({ path: '/shop', state: 'notFramed', rules: [] }, { state: 'finished' });
    expect((await go(old.id)).body, 'an older one').toMatchObject({ code: 'check_over' });
    expect((await go(id, other)).status, 'of another website').toBe(404);

    // A colleague continues it; the person who started it stays recorded.
    const { status, body } = await go(id, website, colleague.client);
    expect([status, body.check.id, body.check.state]).toEqual([201, id, 'finished']);
    expect(body.check.startedBy).toBe('Lou Durand');
    expect(body.url).toContain(`https://${website.domain}/shop#${CHECK_FRAGMENT}`);
    expect((await report(page('/shop'))).status, 'in the tab of who started it').toBe(403);
    const token = tokenOf(body.url);
    const answer = await send(website, 'open', { token }, { url: second.url });
    const { secret, ...chosen } = (await answer.json()) as { secret: string };
    expect(chosen).toEqual({ width: null, theme: 'device', isFinished: true });
    expect((await send(website, 'open', { token })).status).toBe(403);
    const more = { secret, state: 'finished', found: 1, page: page('/shop', missingAlt()) };
    expect((await send(website, 'report', more)).status).toBe(204);
    const { findings, check } = await findingsOf(website);
    expect(check).toMatchObject({ id, state: 'finished', pages: { found: 3, checked: 1, notFramed: 0 } });
    expect(findings).toMatchObject([{ change: 'new', pages: [{ path: '/shop' }] }]);
    expect((await admin.call(calls.listChecks, { params: website.params })).body).toHaveLength(2);

    // One's own tab continues until the new link is opened.
    const mine = await opened(website);
    await mine.report(page('/'), { state: 'finished' });
    const next = tokenOf((await go(mine.id)).body.url);
    expect((await mine.report(page('/'))).status).toBe(204);
    expect((await send(website, 'open', { token: next })).status).toBe(200);
    expect((await mine.report(page('/'))).status).toBe(403);
  });

  it('is compared with the last check that finished, not with one that was stopped', async () => {
    const website = await insertWidgetWebsite(product, admin);
    const first = await opened(website);
    await first.report(page('/'), { state: 'finished' });
    const stopped = await opened(website);
    await stopped.report(page('/', missingAlt(1)), { state: 'stopped' });
    const next = await opened(website);
    await next.report(page('/', missingAlt(1)), { state: 'finished' });
    const { check, previous, findings } = await findingsOf(website);
    expect([check?.id, previous?.id]).toEqual([next.id, first.id]);
    expect(findings.map(({ change }) => change)).toEqual(['new']);
  });

  it('keeps the words and colors that an element is recognized by', async () => {
    const website = await insertWidgetWebsite(product, admin);
    const { report } = await opened(website);
    const colors = { color: '#a3978a', background: '#ffffff', required: 4.5 };
    const node = { selector: 'p.lead', snippet: '<p class="lead">', text: 'Open daily', colors };
    const rule: Rule = { rule: 'color-contrast', impact: 'serious', count: 1, nodes: [node] };
    await report(page('/', rule), { state: 'finished' });
    expect((await findingsOf(website)).findings[0]?.pages).toEqual([
      { path: '/', count: 1, selectors: ['p.lead'], text: 'Open daily', colors: [colors] },
    ]);
    const broken = { ...rule, nodes: [{ ...node, colors: { ...colors, color: 'red;background:url(//evil)' } }] };
    expect((await report(page('/two', broken))).status).toBe(400);
  });

  it('can be stopped from here: what it found counts, and its tab is told that it is over', async () => {
    const website = await insertWidgetWebsite(product, admin);
    const { id, report } = await opened(website);
    await report(page('/', missingAlt()));
    expect((await admin.call(calls.stopCheck, { params: { id } })).body).toMatchObject({ state: 'stopped' });
    expect((await findingsOf(website)).findings).toHaveLength(1);
    expect((await report(page('/shop'))).status).toBe(403);
    expect((await admin.call(calls.stopCheck, { params: { id } })).status).toBe(409);
  });

  it('needs a widget that is shown, and begins on the website or on a developer’s machine', async () => {
    const [unpaid, website] = [
      await insertWidgetWebsite(product, admin, { status: null }),
      await insertWidgetWebsite(product, admin),
    ];
    expect((await start(unpaid)).body).toMatchObject({ code: 'check_not_live' });
    expect((await start(website, { start: 'https://evil.example/' })).body).toMatchObject({
      code: 'check_start_invalid',
    });
    const { body } = await start(website, { start: 'http://localhost:5173/shop' });
    expect(body.url).toMatch(/^http:\/\/localhost:5173\/shop#evenway-check=/);
    const copy = { origin: 'http://localhost:5173' };
    expect((await send(website, 'open', { token: tokenOf(body.url) }, copy)).status).toBe(200);
    // The demo's domain does not exist: its pages are those of the sample site.
    await product.pool.query('update websites set domain = $1 where id = $2', [DEMO_DOMAIN, website.id]);
    expect((await start(website)).body.url).toContain(`${product.settings.WEB_URL}/local/site#${CHECK_FRAGMENT}`);
  });

  it('is kept ten times for a website, and not longer than two years', async () => {
    const website = await insertWidgetWebsite(product, admin);
    await product.pool.query(
      `insert into accessibility_checks (website_id, theme, state, token_hash, created_at, expires_at)
       select $1::uuid, 'device', 'finished', $1::text || n, now() - n * interval '1 day', now()
       from generate_series(1, ${CHECKS_KEPT + 5}) n`,
      [website.id],
    );
    await start(website);
    const kept = async () =>
      Number(
        (await product.pool.query('select count(*) from accessibility_checks where website_id = $1', [website.id]))
          .rows[0].count,
      );
    expect(await kept()).toBe(CHECKS_KEPT);
    await product.pool.query(
      `update accessibility_checks set created_at = now() - interval '731 days' where website_id = $1`,
      [website.id],
    );
    await cleanUp(product.platform.database);
    expect(await kept()).toBe(0);
  });
});

describe('manual answers', () => {
  it('are given, changed and taken back, with who and when', async () => {
    const { params } = await insertWidgetWebsite(product, admin);
    const answer = (outcome: 'passed' | 'failed' | 'untested', note?: string) =>
      admin.call(calls.answerManualCheck, {
        params: { ...params, check: 'keyboard' },
        body: { outcome, ...(note !== undefined && { note }) },
      });
    await answer('passed');
    const { body } = await answer('failed', 'The menu opens by hover alone.\nSeen on the home page.');
    expect(body).toEqual([
      {
        ...{ check: 'keyboard', outcome: 'failed', answeredBy: 'Lou Durand', answeredAt: expect.any(String) },
        note: 'The menu opens by hover alone.\nSeen on the home page.',
      },
    ]);
    expect((await admin.call(calls.listManualAnswers, { params })).body).toEqual(body);
    expect((await answer('untested')).body).toEqual([]);
  });
});

describe('C01-C13: attacks on a check', () => {
  const replays = async () =>
    (
      await product.pool.query(
        `select target_label from audit_entries where event = 'check.replayed' and organization_id = $1`,
        [organizationId],
      )
    ).rows.map((row) => row.target_label);

  it('C01: a link opens once, for one of any number who come at once; a replay is refused and told once', async () => {
    const website = await insertWidgetWebsite(product, admin);
    const token = tokenOf((await start(website)).body.url);
    const answers = await Promise.all(
      [product.url, second.url, product.url, second.url].map((url) => send(website, 'open', { token }, { url })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
    expect((await replays()).filter((label) => label === website.domain)).toHaveLength(1);
    const { rows } = await product.pool.query('select token_hash, secret_hash from accessibility_checks');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('C02: a link is good for ten minutes, and for one website alone; a newer one retires it', async () => {
    const [website, other] = [await insertWidgetWebsite(product, admin), await insertWidgetWebsite(product, admin)];
    const expired = tokenOf((await start(website)).body.url);
    expect(await codeOf(await send(other, 'open', { token: expired }))).toBe('check_link_invalid');
    const isFrom = { origin: 'https://evil.example' };
    expect(await codeOf(await send(website, 'open', { token: expired }, isFrom))).toBe('check_link_invalid');
    await product.pool.query('update accessibility_checks set expires_at = now() where website_id = $1', [website.id]);
    expect(await codeOf(await send(website, 'open', { token: expired }))).toBe('check_link_invalid');
    const retired = tokenOf((await start(website)).body.url);
    await start(website);
    expect(await codeOf(await send(website, 'open', { token: retired }))).toBe('check_link_invalid');
    expect(await codeOf(await send(website, 'open', { token: 'x'.repeat(43) }))).toBe('check_link_invalid');
  });

  it('C03: the secret counts for its website, from the origin that opened it, and for two hours', async () => {
    const [website, other] = [await insertWidgetWebsite(product, admin), await insertWidgetWebsite(product, admin)];
    const { secret, report } = await opened(website);
    const body = { secret, state: 'finished', found: 1, page: page('/', missingAlt()) };
    expect((await send(other, 'report', body)).status).toBe(403);
    for (const origin of [`https://other.${website.domain}`, 'https://evil.example', 'null'])
      expect((await report(page('/'), {}, { origin })).status, origin).toBe(403);
    expect((await send(website, 'report', { ...body, secret: 'x'.repeat(43) })).status).toBe(403);
    await product.pool.query('update accessibility_checks set expires_at = now() where website_id = $1', [website.id]);
    expect((await send(website, 'report', body)).status).toBe(409);
    for (const one of [website, other]) expect((await findingsOf(one)).findings).toEqual([]);
  });

  it('C04: a page of another site is refused, however its path is written', async () => {
    const { report } = await opened(await insertWidgetWebsite(product, admin));
    for (const path of ['//evil.example/', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', '', 'x'])
      expect((await report(page(path))).status, path).toBe(400);
    expect((await report(page('/\t/evil.example/'))).status).toBe(400);
  });

  it('C05: selectors and snippets stay text: a stored script comes back as it was, in JSON that nothing runs', async () => {
    const website = await insertWidgetWebsite(product, admin);
    const { report } = await opened(website);
    const script = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
    const nodes = [{ selector: script, snippet: script }];
    await report(page('/', { ...missingAlt(), nodes }), { state: 'finished' });
    const answer = await admin.call(calls.listFindings, { params: website.params });
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.body.findings).toMatchObject([{ snippet: script, pages: [{ selectors: [script] }] }]);
  });

  it('C06: everything is bounded: pages, rules, elements, lengths, bytes, and odd characters', async () => {
    const website = await insertWidgetWebsite(product, admin);
    const { id, report } = await opened(website);
    const [rule, node] = [missingAlt(), { selector: 'a', snippet: '<a>' }];
    const many = (length: number) => Array.from({ length }, () => node);
    const rules = (length: number) => Array.from({ length }, (_, at) => ({ ...rule, rule: `rule-${at}` }));
    const refused: [string, Page][] = [
      ['rules', page('/', ...rules(121))],
      ['the same rule twice', page('/', rule, rule)],
      ['elements', page('/', { ...rule, nodes: many(51) })],
      ['no element', page('/', { ...rule, nodes: [] })],
      ['a long selector', page('/', { ...rule, nodes: [{ ...node, selector: 'a'.repeat(501) }] })],
      ['a line break', page('/', { ...rule, nodes: [{ ...node, snippet: '<a\n>' }] })],
      ['half a character', page('/', { ...rule, nodes: [{ ...node, snippet: '\ud800' }] })],
      ['a zero byte', page('/', { ...rule, nodes: [{ ...node, snippet: '\0' }] })],
      ['a long path', page(`/${'a'.repeat(1000)}`)],
      ['an unknown field', { ...page('/'), html: '<p>' } as Page],
    ];
    for (const [what, one] of refused) expect((await report(one)).status, what).toBe(400);
    expect((await report(undefined, { found: CHECK_MAX_PAGES + 1 })).status).toBe(400);
    expect((await send(website, 'report', 'x'.repeat(256 * 1024 + 1))).status).toBe(413);
    expect((await send(website, 'report', '{')).status).toBe(400);
    expect((await send(website, 'anything', {})).status).toBe(404);
    await product.pool.query(
      `insert into accessibility_check_pages (check_id, path, state, count, rules)
       select $1, '/' || n, 'checked', 0, '[]' from generate_series(1, ${CHECK_MAX_PAGES - 1}) n`,
      [id],
    );
    expect((await report(page('/0'))).status, 'the last one').toBe(204);
    expect((await report(page('/one-more'))).status).toBe(400);
    expect((await report(page('/0', rule))).status, 'the same page again').toBe(204);
  });

  it('C07: other organizations see and change nothing of it, and users of its own organization change nothing', async () => {
    const website = await insertWidgetWebsite(product, admin);
    const { id, report } = await opened(website);
    await report(page('/', missingAlt()), { state: 'finished' });
    const [finding] = (await findingsOf(website)).findings;
    const { params } = website;
    const change = { params: { id: finding?.id ?? '' }, body: { status: 'planned' as const } };
    const { client: stranger } = await signedInPerson(product);
    for (const answer of [
      await stranger.call(calls.getCheck, { params: { id } }),
      await stranger.call(calls.stopCheck, { params: { id } }),
      await stranger.call(calls.listChecks, { params }),
      await stranger.call(calls.listFindings, { params }),
      await stranger.call(calls.setFindingStatus, change),
      await stranger.call(calls.startCheck, { params, body: { width: null, theme: 'device' } }),
    ])
      expect(answer.status).toBe(404);
    const { client: user } = await invitedPerson(product, admin);
    expect((await user.call(calls.listFindings, { params })).status).toBe(200);
    expect((await user.call(calls.setFindingStatus, change)).status).toBe(403);
    expect((await user.call(calls.startCheck, { params, body: { width: null, theme: 'device' } })).status).toBe(403);
  });

  it('C11: former members and former admins open no link and submit nothing', async () => {
    const website = await insertWidgetWebsite(product, admin);
    const person = await invitedPerson(product, admin, 'ORG_ADMIN');
    const begin = async () => {
      const { body } = await person.client.call(calls.startCheck, {
        params: website.params,
        body: { width: null, theme: 'device' },
      });
      return tokenOf(body.url);
    };
    const { id: continues, report: finish } = await opened(website);
    await finish({ path: '/shop', state: 'notFramed', rules: [] }, { state: 'finished' });
    const { secret } = (await (await send(website, 'open', { token: await begin() })).json()) as { secret: string };
    const token = await begin();
    // Including a link to one more page of a check that somebody else started.
    const { body: more } = await person.client.call(calls.startCheck, {
      params: website.params,
      body: { width: null, theme: 'device', start: '/shop', continues },
    });
    const report = { secret, state: 'finished', found: 1, page: page('/', missingAlt()) };
    const refused = async () => {
      expect((await send(website, 'report', report)).status).toBe(403);
      for (const link of [token, tokenOf(more.url)])
        expect(await codeOf(await send(website, 'open', { token: link }))).toBe('check_link_invalid');
    };
    const setRole = (role: string) =>
      product.pool.query('update memberships set role = $1 where user_id = $2', [role, person.userId]);
    await setRole('ORG_USER');
    await refused();
    await setRole('ORG_ADMIN');
    await person.client.call(calls.leaveOrganization, {});
    await refused();
    expect((await findingsOf(website)).findings).toEqual([]);
  });

  it('C12: made-up secrets leave nothing behind, and made-up numbers break no screen', async () => {
    const website = await insertWidgetWebsite(product, admin);
    const counted = async () =>
      (await product.pool.query(`select from rate_limits where key like 'check-report%'`)).rowCount ?? 0;
    const before = await counted();
    const body = { state: 'running', found: 1 };
    for (const at of [1, 2, 3]) await send(website, 'report', { ...body, secret: `${at}`.repeat(43) });
    expect(await counted()).toBe(before);
    const { id, report } = await opened(website);
    const huge = Array.from({ length: 120 }, (_, at) => ({ ...missingAlt(), rule: `rule-${at}`, count: 1_000_000 }));
    for (let at = 0; at < 20; at += 1) expect((await report(page(`/${at}`, ...huge))).status).toBe(204);
    expect((await admin.call(calls.getCheck, { params: { id } })).body.count).toBe(2_147_483_647);
  });

  it('C13: a report that comes while the website is handed over waits for it, and neither fails', async () => {
    const website = await insertWidgetWebsite(product, admin);
    const { report } = await opened(website);
    const handingOver = await product.pool.connect();
    await handingOver.query('begin');
    await handingOver.query('select from websites where id = $1 for update', [website.id]);
    const reported = report(page('/', missingAlt()), { state: 'finished' });
    await waitFor(async () => {
      const { rowCount } = await product.pool.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      return rowCount ? true : undefined;
    }, 'the report to wait');
    await handingOver.query('update accessibility_checks set seen_at = now() where website_id = $1', [website.id]);
    await handingOver.query('commit');
    handingOver.release();
    expect((await reported).status).toBe(204);
    expect((await findingsOf(website)).findings).toHaveLength(1);
  });

  it('C08: a website that goes to another organization takes its findings along, and no open check', async () => {
    const website = await insertWidgetWebsite(product, admin);
    const done = await opened(website);
    await done.report(page('/', missingAlt()), { state: 'finished' });
    const open = await opened(website);
    await start(website);
    const other = await admin.call(calls.createOrganization, { body: { name: 'Second shop', another: true } });
    await admin.call(calls.switchOrganization, { body: { organizationId } });
    const { database } = product.platform;
    const row = await requireWebsite(database, organizationId, website.id);
    await database.transaction((tx) => moveRow(tx, row, other.body.id, row.expiresAt));
    expect((await open.report(page('/'))).status).toBe(403);
    await admin.call(calls.switchOrganization, { body: { organizationId: other.body.id } });
    const { findings } = await findingsOf(website);
    const { body: checks } = await admin.call(calls.listChecks, { params: website.params });
    await admin.call(calls.switchOrganization, { body: { organizationId } });
    expect(findings).toHaveLength(1);
    const { rows } = await product.pool.query(
      'select distinct link_made_by from accessibility_checks where website_id = $1',
      [website.id],
    );
    expect(rows).toEqual([{ link_made_by: null }]);
    expect(checks.map(({ state, startedBy }) => [state, startedBy])).toEqual([
      ['stopped', null],
      ['stopped', null],
      ['finished', null],
    ]);
  });
});
