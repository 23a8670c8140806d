import { calls, type StatementContent } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invitedPerson, signedInPerson } from '../../testing/accounts/people.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { completeStatement, savedStatement } from '../../testing/websites/statements.ts';
import { insertWidgetWebsite } from '../../testing/websites/widget-websites.ts';

let product: TestProduct;
let admin: TestClient;

beforeAll(async () => {
  product = await startTestProduct();
  ({ client: admin } = await signedInPerson(product));
});
afterAll(() => product.stop());

async function drafted(client = admin) {
  const website = await insertWidgetWebsite(product, client);
  return { website, ...(await savedStatement(client, website.id, website.domain)) };
}
async function published(client = admin) {
  const draft = await drafted(client);
  const { params, revision } = draft;
  const { body } = await client.call(calls.publishStatement, { params, body: { revision } });
  return { ...draft, statement: body, path: new URL(body.address ?? '').pathname };
}
const look = async (path: string, headers: Record<string, string> = {}, url = product.url) => {
  const response = await fetch(`${url}${path}`, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const save = (params: { websiteId: string; language: 'en' | 'fr' }, content: StatementContent, revision: number) =>
  admin.call(calls.saveStatementDraft, { params, body: { content, revision } });

describe('a draft', () => {
  it('begins with what is known of the website, and claims nothing', async () => {
    const { id, domain } = await insertWidgetWebsite(product, admin);
    const { body } = await admin.call(calls.getStatement, { params: { websiteId: id, language: 'en' } });
    expect(body).toMatchObject({ revision: 0, publishedNumber: null, versions: [], address: null });
    expect(body.draft).toMatchObject({ organization: 'Durand & Co', siteUrl: `https://${domain}`, limits: [] });
    expect(body.draft.conformance).toMatchObject({ status: 'notAssessed', method: null, assessedOn: null });
  });

  it('is saved half done, and not over what another tab has saved', async () => {
    const { website, params, revision } = await drafted();
    const half = completeStatement(website.domain, { organization: '', siteUrl: 'not yet' });
    expect((await save(params, half, revision)).body.revision).toBe(revision + 1);
    const late = await save(params, completeStatement(website.domain), revision);
    expect(late).toMatchObject({ status: 409, body: { code: 'statement_changed' } });
    expect((await save(params, half, 0)).status).toBe(409);
    const two = await Promise.all([1, 2].map(() => save(params, half, revision + 1)));
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await admin.call(calls.getStatement, { params })).body.draft).toEqual(half);
  });

  it('is one for each language', async () => {
    const { website, params } = await drafted();
    const french = { ...params, language: 'fr' as const };
    await save(french, completeStatement(website.domain, { organization: 'Durand et Cie' }), 0);
    const read = async (at: typeof params | typeof french) =>
      (await admin.call(calls.getStatement, { params: at })).body.draft.organization;
    expect([await read(params), await read(french)]).toEqual(['Durand & Co', 'Durand et Cie']);
  });

  it('fits into a request with every field full', async () => {
    const { params, revision, website } = await drafted();
    const limit = { description: 'x'.repeat(600), explanation: 'x'.repeat(600), alternative: 'x'.repeat(600) };
    const [text, line] = ['x'.repeat(1_500), 'x'.repeat(200)];
    const address = `https://${'x'.repeat(490)}`;
    const content = completeStatement(website.domain, {
      ...{ organization: line, siteName: line, siteUrl: address, law: line, planUrl: address, yearPlanUrl: address },
      limits: Array.from({ length: 20 }, () => ({ ...limit, reason: 'burden' as const })),
      ...{ furtherMeasures: text, technologies: text, environments: text, tools: text, testedPages: text },
      service: { description: text, operation: text, howMet: text, monitoring: text },
      contact: { responsible: line, email: line, phone: line, url: address, address: text, messages: true },
      enforcement: { text, url: address },
    });
    expect((await save(params, content, revision)).status).toBe(200);
  });

  it('of before a field was asked for opens with that field empty', async () => {
    const { params, website } = await drafted();
    await product.pool.query(
      `update statements set draft = draft - 'tools' #- '{contact,responsible}' where website_id = $1`,
      [website.id],
    );
    const { status, body } = await admin.call(calls.getStatement, { params });
    expect([status, body.draft.tools, body.draft.contact.responsible]).toEqual([200, '', '']);
    expect((await admin.call(calls.previewStatement, { params })).status).toBe(200);
  });
});

describe('what checks have found', () => {
  it('is offered in the language of the statement and never in it by itself; fixed and gone findings are not offered', async () => {
    const { params, website } = await drafted();
    const find = (rule: string, status: string, change: string) =>
      product.pool.query(
        `insert into accessibility_findings (website_id, fingerprint, rule, impact, pages, count, snippet, status, first_seen_at, last_seen_at, theme, change, changed_in)
         values ($1, $2, $2, 'serious', '[]', 1, '', $3, now(), now(), 'light', $4, gen_random_uuid())`,
        [website.id, rule, status, change],
      );
    await find('color-contrast', 'open', 'new');
    await find('image-alt', 'accepted', 'still');
    await find('link-name', 'mended', 'still');
    await find('label', 'open', 'gone');
    await find('region', 'open', 'new');
    await product.pool.query(
      `insert into manual_check_answers (website_id, "check", outcome, note) values ($1, 'keyboard', 'failed', 'The menu needs a mouse.'), ($1, 'zoom', 'passed', '')`,
      [website.id],
    );
    const { body } = await admin.call(calls.listOfferedLimits, { params });
    expect(body.limits.map(({ id }) => id)).toEqual(['manual:keyboard', 'check:color-contrast', 'check:image-alt']);
    expect(body.limits[0]?.description).toBe('The menu needs a mouse.');
    const french = await admin.call(calls.listOfferedLimits, { params: { ...params, language: 'fr' } });
    expect(french.body.limits[1]?.title).not.toBe(body.limits[1]?.title);
    expect((await admin.call(calls.getStatement, { params })).body.draft.limits).toEqual([]);
    expect((await admin.call(calls.previewStatement, { params })).body.blocks).not.toContainEqual(
      expect.objectContaining({ kind: 'subheading' }),
    );
  });
});

describe('publishing', () => {
  it('refuses what is incomplete, and a claim without a method, a date and a name, with every call there is', async () => {
    const { website, params, revision } = await drafted();
    const conformance = {
      status: 'full',
      method: null,
      assessedOn: null,
      assessedBy: '',
      rate: null,
      reportUrl: '',
    } as const;
    const claim = completeStatement(website.domain, { conformance });
    const saved = await save(params, claim, revision);
    const preview = await admin.call(calls.previewStatement, { params });
    expect(preview.body.problems).toEqual(['method', 'assessedOn', 'assessedBy']);
    expect(JSON.stringify(preview.body.blocks)).toContain('has not been assessed against it yet');
    const refused = await admin.call(calls.publishStatement, { params, body: { revision: saved.body.revision } });
    expect(refused).toMatchObject({ status: 400, body: { code: 'statement_incomplete' } });
    // A draft that passed the rules of an earlier release.
    await product.pool.query(`update statements set draft = draft || '{"preparedOn": null}' where website_id = $1`, [
      website.id,
    ]);
    expect((await admin.call(calls.publishStatement, { params, body: { revision: saved.body.revision } })).status).toBe(
      400,
    );
    expect((await admin.call(calls.getStatement, { params })).body.versions).toEqual([]);
  });

  it('refuses days that have begun nowhere on earth yet', async () => {
    const { website, params, revision } = await drafted();
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const assessed = {
      status: 'full',
      method: 'self',
      assessedOn: inDays(400),
      assessedBy: 'The web team',
      rate: null,
      reportUrl: '',
    } as const;
    const ahead = completeStatement(website.domain, {
      conformance: assessed,
      preparedOn: inDays(2),
      reviewedOn: inDays(3),
    });
    const saved = await save(params, ahead, revision);
    const preview = await admin.call(calls.previewStatement, { params });
    expect(preview.body.problems).toEqual(['assessedLater', 'preparedLater', 'reviewedLater']);
    const refused = await admin.call(calls.publishStatement, { params, body: { revision: saved.body.revision } });
    expect(refused).toMatchObject({ status: 400, body: { code: 'statement_incomplete' } });
    const past = { ...ahead, conformance: { ...assessed, assessedOn: inDays(0) }, preparedOn: inDays(0) };
    const mended = await save(params, { ...past, reviewedOn: null }, saved.body.revision);
    const accepted = await admin.call(calls.publishStatement, { params, body: { revision: mended.body.revision } });
    expect(accepted.status).toBe(200);
  });

  it('keeps every version as it was, and shows what changed', async () => {
    const { website, params, revision, statement, path } = await published();
    expect(statement).toMatchObject({ publishedNumber: 1, isIndexable: false, isLinked: false });
    const before = (await look(path)).text;
    const limits = [
      {
        description: 'Maps need a mouse',
        reason: 'notConforming' as const,
        explanation: '',
        alternative: 'A list of shops',
      },
    ];
    const second = await save(params, completeStatement(website.domain, { limits }), revision);
    expect((await look(path)).text, 'a draft is nobody else’s business').toBe(before);
    const preview = await admin.call(calls.previewStatement, { params });
    expect(preview.body.difference?.added).toContain('Maps need a mouse Alternative: A list of shops');
    const stale = await admin.call(calls.publishStatement, { params, body: { revision } });
    expect(stale).toMatchObject({ status: 409, body: { code: 'statement_changed' } });
    const { body } = await admin.call(calls.publishStatement, { params, body: { revision: second.body.revision } });
    expect(body.versions.map(({ number }) => number)).toEqual([2, 1]);
    expect(body.versions[0]?.publishedBy?.name).toBe('Lou Durand');
    const version = async (number: string) =>
      (await admin.call(calls.getStatementVersion, { params: { ...params, number } })).body;
    expect((await version('1')).difference).toBeNull();
    expect((await version('2')).difference?.added).toContain('Maps need a mouse Alternative: A list of shops');
    expect((await version('2')).difference?.removed).toContain(
      'None are listed so far. That does not mean that there are none: if you find one, please tell us.',
    );
    expect(JSON.stringify((await version('1')).blocks)).not.toContain('Maps');
    for (const change of [`title = 'x'`, `content = '{}'`, `blocks = '[]'`, 'number = 7', 'published_at = now()'])
      await expect(product.pool.query(`update statement_versions set ${change}`), change).rejects.toThrow(
        /cannot be changed/,
      );
    const file = await admin.send('GET', `/api/statements/${params.websiteId}/en/versions/1/file`);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="accessibility-statement-en-1.html"');
    const gone = await admin.call(calls.getStatementVersion, { params: { ...params, number: '9' } });
    expect(gone).toMatchObject({ status: 404, body: { code: 'statement_version_gone' } });
  });

  it('is taken back by going offline, with the link in the widget', async () => {
    const { website, params, path, statement } = await published();
    const { body } = await admin.call(calls.changeStatementSettings, { params, body: { isLinked: true } });
    expect(body.isLinked).toBe(true);
    const config = async () => (await look(`/widget/config/${website.uniqueId}.json?${Math.random()}`)).text;
    const { config: stored } = (await admin.call(calls.getWidgetConfig, { params: website.params })).body;
    expect(stored.statementUrl).toBe(statement.address);
    expect(JSON.parse(await config())).toMatchObject({ statementUrl: statement.address });
    expect((await admin.call(calls.unpublishStatement, { params })).body).toMatchObject({
      publishedNumber: null,
      isLinked: false,
    });
    expect((await look(path)).status).toBe(404);
    const after = (await admin.call(calls.getWidgetConfig, { params: website.params })).body;
    expect(after.config.statementUrl).toBeNull();
    for (const call of [
      admin.call(calls.unpublishStatement, { params }),
      admin.call(calls.changeStatementSettings, { params, body: { isLinked: true } }),
    ])
      expect(await call).toMatchObject({ status: 409, body: { code: 'statement_unpublished' } });
  });
});

describe('the public page', () => {
  it('is small, without scripts, cacheable, and kept out of search engines until the owner lets them in', async () => {
    const { website, params, path } = await published();
    const page = await look(path);
    expect(page.status).toBe(200);
    expect(page.text).toContain('<html lang="en">');
    expect(page.text).toContain('<meta name="robots" content="noindex">');
    expect(page.text).not.toMatch(/<script|javascript:| on\w+=/i);
    expect(page.text.length).toBeLessThan(8_000);
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const etag = page.headers.get('etag') ?? '';
    expect(await look(path, { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' });

    const unproven = await admin.call(calls.changeStatementSettings, { params, body: { isIndexable: true } });
    expect(unproven).toMatchObject({ status: 409, body: { code: 'statement_unproven' } });
    await product.pool.query(
      `update websites set ownership_proven_at = now(), ownership_method = 'dns' where id = $1`,
      [website.id],
    );
    await admin.call(calls.changeStatementSettings, { params, body: { isIndexable: true } });
    const listed = await look(path, { 'if-none-match': etag });
    expect(listed.status).toBe(200);
    expect(listed.headers.get('x-robots-tag')).toBeNull();
    expect(listed.text).not.toContain('noindex');
  });

  it('may be framed by anyone under its embed address only, and not be listed there', async () => {
    const { path } = await published();
    // As a browser requests it on a page of another site, which may isolate itself (COEP).
    const asFrame = { origin: 'https://shop.example', 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' };
    const framed = await look(`${path}?embed`, asFrame);
    expect(framed.status).toBe(200);
    const policy = framed.headers.get('content-security-policy') ?? '';
    expect(policy.split('; ').filter((rule) => rule.startsWith('frame-ancestors'))).toEqual(['frame-ancestors *']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('sandbox');
    expect(framed.headers.get('x-frame-options')).toBeNull();
    expect(framed.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(framed.headers.get('cross-origin-embedder-policy')).toBe('require-corp');
    const whole = await look(path, asFrame);
    expect(whole.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(whole.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    // A cached copy keeps its headers.
    const etag = framed.headers.get('etag') ?? '';
    expect(whole.headers.get('etag')).not.toBe(etag);
    const kept = await look(`${path}?embed`, { ...asFrame, 'if-none-match': etag });
    expect(kept.status).toBe(304);
    expect(kept.headers.get('content-security-policy')).toBe(policy);
    expect(framed.headers.get('x-robots-tag')).toBe('noindex');
    expect(framed.text).toContain('target="_blank"');
    expect(framed.text).not.toContain('hosted by');
  });

  it('leads to the same statement in the other language', async () => {
    const { website, params, path } = await published();
    expect((await look(path)).text).not.toContain('hreflang');
    const french = { ...params, language: 'fr' as const };
    const { revision } = (await save(french, completeStatement(website.domain), 0)).body;
    const { body } = await admin.call(calls.publishStatement, { params: french, body: { revision } });
    const other = new URL(body.address ?? '').pathname;
    expect((await look(path)).text).toContain(`<a href="${other}" lang="fr" hreflang="fr">Français</a>`);
    const page = await look(other);
    expect(page.text).toContain('<html lang="fr">');
    expect(page.text).toContain(`<a href="${path}" lang="en" hreflang="en">English</a>`);
  });

  it('is new on every server at once', async () => {
    const { website, params, revision, path } = await published();
    const second = await product.another();
    try {
      const before = await look(path, {}, second.url);
      const saved = await save(
        params,
        completeStatement(website.domain, { furtherMeasures: 'We added captions.' }),
        revision,
      );
      await admin.call(calls.publishStatement, { params, body: { revision: saved.body.revision } });
      const after = await look(path, { 'if-none-match': before.headers.get('etag') ?? '' }, second.url);
      expect(after.text).toContain('We added captions.');
      await admin.call(calls.unpublishStatement, { params });
      expect((await look(path, {}, second.url)).status).toBe(404);
    } finally {
      await second.stop();
    }
  });
});

describe('attacks', () => {
  it('finds nothing by guessing, and cannot tell what was never there from what is gone', async () => {
    const { params, path } = await published();
    const id = path.slice('/statement/'.length);
    expect(id).toMatch(/^[0-9a-f]{40}$/);
    const offline = (await published()).path;
    await product.pool.query('update statements set published_number = null where public_id = $1', [offline.slice(11)]);
    const { rows } = await product.pool.query('select id from statements where website_id = $1', [params.websiteId]);
    const guesses = [
      '0'.repeat(40),
      id.toUpperCase(),
      id.slice(1),
      rows[0].id,
      params.websiteId,
      '%27%20or%201=1',
      '..%2f..%2fetc',
    ];
    const answers = await Promise.all(
      [offline, ...guesses.map((guess) => `/statement/${guess}`)].map((at) => look(at)),
    );
    for (const { status } of answers) expect(status).toBe(404);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.headers.get('cache-control')).toBe('no-store');
  });

  it('stores scripts in every field, and all of it is text on the page, in the frame and in the file', async () => {
    const { website, params, revision } = await drafted();
    const script = `"><img src=x onerror=alert(1)><script>alert('1')</script>`;
    const web = `https://evil.example/?x=%22%3E`;
    const content = completeStatement(website.domain, {
      frame: 'euPublicBody',
      organization: script,
      siteName: script,
      siteUrl: web,
      law: script,
      conformance: {
        status: 'partial',
        method: 'other',
        assessedOn: '2025-10-01',
        assessedBy: script,
        rate: 3,
        reportUrl: web,
      },
      limits: (['notConforming', 'burden', 'outOfScope'] as const).map((reason) => ({
        ...{ reason, description: script, explanation: script, alternative: script },
      })),
      furtherMeasures: script,
      service: { description: script, operation: script, howMet: script, monitoring: script },
      contact: {
        responsible: script,
        email: 'a@b.example',
        phone: `1234${script}`,
        url: web,
        address: script,
        messages: true,
      },
      technologies: script,
      environments: script,
      tools: script,
      testedPages: script,
      enforcement: { text: script, url: web },
    });
    for (const frame of ['none', 'euPublicBody', 'euService', 'france'] as const) {
      const present = (await admin.call(calls.getStatement, { params })).body.revision || revision;
      const conformance = { ...content.conformance, rate: 60 };
      const saved = await save(params, { ...content, frame, conformance }, present);
      const { body } = await admin.call(calls.publishStatement, { params, body: { revision: saved.body.revision } });
      expect(body.publishedNumber, frame).not.toBeNull();
      const path = new URL(body.address ?? '').pathname;
      const file = await admin.send(
        'GET',
        `/api/statements/${params.websiteId}/en/versions/${body.publishedNumber}/file`,
      );
      for (const html of [(await look(path)).text, (await look(`${path}?embed`)).text, String(file.body)]) {
        expect(html).toContain('&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;');
        const tags = new Set([...html.matchAll(/<\/?([a-z0-9]+)/gi)].map((match) => match[1]?.toLowerCase()));
        for (const tag of ['script', 'img', 'iframe', 'object', 'svg', 'base']) expect(tags, frame).not.toContain(tag);
        for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g))
          expect(href).toMatch(/^(https:|mailto:|tel:|\/statement\/)/);
      }
    }
    for (const siteUrl of [
      'javascript:alert(1)',
      'data:text/html,x',
      'https://user:word@evil.example/',
      '//evil.example',
    ])
      expect((await publishWith(params, { ...content, siteUrl })).status, siteUrl).toBe(400);
  });

  it('reaches nothing of another organization, and ordinary members only read', async () => {
    const { params, revision, website } = await published();
    const { client: stranger } = await signedInPerson(product);
    const { client: user } = await invitedPerson(product, admin);
    const body = { revision };
    const draft = { content: completeStatement(website.domain), revision };
    const actions = (client: TestClient) => [
      client.call(calls.saveStatementDraft, { params, body: draft }),
      client.call(calls.publishStatement, { params, body }),
      client.call(calls.unpublishStatement, { params }),
      client.call(calls.changeStatementSettings, { params, body: { isLinked: true } }),
    ];
    const reads = (client: TestClient) => [
      client.call(calls.getStatement, { params }),
      client.call(calls.previewStatement, { params }),
      client.call(calls.listOfferedLimits, { params }),
      client.call(calls.getStatementVersion, { params: { ...params, number: '1' } }),
    ];
    const statuses = async (asked: Promise<{ status: number }>[]) =>
      (await Promise.all(asked)).map(({ status }) => status);
    expect(new Set(await statuses([...actions(stranger), ...reads(stranger)]))).toEqual(new Set([404]));
    expect(new Set(await statuses(actions(user)))).toEqual(new Set([403]));
    expect(new Set(await statuses(reads(user)))).toEqual(new Set([200]));
  });
});

describe('the end of a statement', () => {
  it('comes with its organization’s, and waits while that can be taken back', async () => {
    const { client } = await signedInPerson(product);
    const { path, website } = await published(client);
    const close = (deletesAt: string | null) =>
      product.pool.query(
        'update organizations set deletes_at = $2::timestamptz where id = (select organization_id from websites where id = $1)',
        [website.id, deletesAt],
      );
    await close('2099-01-01');
    expect((await look(path)).status).toBe(404);
    await close(null);
    expect((await look(path)).status).toBe(200);
    await product.pool.query('delete from websites where id = $1', [website.id]);
    expect((await look(path)).status).toBe(404);
    const { rows } = await product.pool.query(
      'select from statement_versions v left join statements s on s.id = v.statement_id where s.id is null',
    );
    expect(rows).toEqual([]);
  });

  it('stays while the website is unpaid: a failed card takes no duty away', async () => {
    const { path, website } = await published();
    await product.pool.query(
      `update websites set status = 'INACTIVE', expires_at = now() - interval '1 year' where id = $1`,
      [website.id],
    );
    expect((await look(path)).status).toBe(200);
  });
});

async function publishWith(params: { websiteId: string; language: 'en' }, content: StatementContent) {
  const { revision } = (await admin.call(calls.getStatement, { params })).body;
  const saved = await save(params, content, revision);
  return admin.call(calls.publishStatement, { params, body: { revision: saved.body.revision } });
}
