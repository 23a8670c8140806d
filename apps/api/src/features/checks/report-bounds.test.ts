import { CHECK_FRAGMENT, type CheckReport, calls } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInPerson } from '../../testing/accounts/people.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { insertWidgetWebsite, type WidgetWebsite } from '../../testing/websites/widget-websites.ts';
import { MAX_PAGE_NODES, prepareRules } from './group-pages.ts';

let product: TestProduct;
let admin: TestClient;
beforeAll(async () => {
  product = await startTestProduct();
  admin = (await signedInPerson(product)).client;
});
afterAll(() => product.stop());

type Rule = NonNullable<CheckReport['page']>['rules'][number];

const rule = (name: string, nodes: Rule['nodes']): Rule => ({
  ...{ rule: name, impact: 'minor', count: nodes.length, nodes },
});
const nodesOf = (length: number, selector: string, snippet: string) =>
  Array.from({ length }, () => ({ selector, snippet }));
const start = ({ params }: WidgetWebsite) =>
  admin.call(calls.startCheck, { params, body: { width: null, theme: 'device' } });
const post = ({ uniqueId, domain }: WidgetWebsite, action: string, body: object) =>
  fetch(`${product.url}/widget/checks/${uniqueId}/${action}`, {
    method: 'POST',
    headers: { origin: `https://${domain}`, 'content-type': 'text/plain' },
    body: JSON.stringify(body),
  });
async function opened(website: WidgetWebsite) {
  const { body } = await start(website);
  const answer = await post(website, 'open', { token: body.url.split(CHECK_FRAGMENT)[1] });
  const { secret } = (await answer.json()) as { secret: string };
  const report = async (path: string | null, rules: Rule[], state = 'running') => {
    const page = path === null ? {} : { page: { path, state: 'checked', theme: 'light', rules } };
    return (await post(website, 'report', { secret, state, found: 9, ...page })).status;
  };
  return { id: body.check.id, report };
}
const findingsOf = async ({ params }: WidgetWebsite) => (await admin.call(calls.listFindings, { params })).body;

/** Before, a hundred hostile elements took 10 s, an ordinary report 20 ms. */
const MAX_RATIO = 20;

describe('Z03: a report made to keep the server busy', () => {
  it.each([
    ['[ ', '<a'],
    ['[a', '<a "'],
    [':a(', "<a '"],
    [' [', '<!'],
    ['- ', '- '],
  ])('costs as much as an ordinary one of its size: selectors of %j, snippets of %j', async (selector, snippet) => {
    const { report } = await opened(await insertWidgetWebsite(product, admin));
    const repeated = (text: string) => text.repeat(500).slice(0, 500);
    const timed = async (path: string, nodes: Rule['nodes']) => {
      const since = performance.now();
      expect(await report(path, [rule('a', nodes), rule('b', nodes)], 'finished')).toBe(204);
      return performance.now() - since;
    };
    const ordinary = nodesOf(50, repeated('.card > a'), `<a class="${repeated('card ').slice(12)}">`);
    const hostile = nodesOf(50, repeated(selector), repeated(snippet));
    await timed('/first', ordinary);
    let ratio = Number.POSITIVE_INFINITY;
    // The best of a few: another program may take the processor during one of them.
    for (let attempt = 0; attempt < 3 && ratio >= MAX_RATIO; attempt += 1) {
      const [usual, worst] = [await timed('/usual', ordinary), await timed('/hostile', hostile)];
      ratio = Math.min(ratio, worst / usual);
    }
    expect(ratio).toBeLessThan(MAX_RATIO);
  });

  it('keeps a bounded number of elements of a page, and counts all', async () => {
    const website = await insertWidgetWebsite(product, admin);
    const { id, report } = await opened(website);
    const rules = Array.from({ length: 120 }, (_, at) => rule(`rule-${at}`, nodesOf(50, 'a', '')));
    expect(await report('/', rules, 'finished')).toBe(204);
    const { rows } = await product.pool.query(
      `select count, (select sum(jsonb_array_length(rule->'nodes')) from jsonb_array_elements(rules) rule)::int as kept
       from accessibility_check_pages where check_id = $1`,
      [id],
    );
    expect(rows[0].count).toBe(6_000);
    expect(rows[0].kept).toBeLessThanOrEqual(MAX_PAGE_NODES);
    expect((await findingsOf(website)).findings).toHaveLength(120);
  });

  it('lets others in between while its elements are read', async () => {
    let turns = 0;
    let isDone = false;
    const turn = () => {
      turns += 1;
      if (!isDone) setImmediate(turn);
    };
    setImmediate(turn);
    await prepareRules([rule('a', nodesOf(MAX_PAGE_NODES, '.a', '<a>'))]);
    isDone = true;
    expect(turns).toBeGreaterThan(20);
  });

  it('is read once: pages that are stored are grouped by the fingerprints of their arrival', async () => {
    const website = await insertWidgetWebsite(product, admin);
    const { id, report } = await opened(website);
    await report('/', [rule('a', nodesOf(1, '.logo', '<a class="logo">'))]);
    const fingerprint = `a:${'0'.repeat(16)}`;
    await product.pool.query(
      `update accessibility_check_pages set rules = jsonb_set(rules, '{0,nodes,0,fingerprint}', to_jsonb($2::text)) where check_id = $1`,
      [id, fingerprint],
    );
    await report('/shop', [], 'finished');
    const { rows } = await product.pool.query('select fingerprint from accessibility_findings where website_id = $1', [
      website.id,
    ]);
    expect(rows).toEqual([{ fingerprint }]);
  });

  it('loses no page that arrives while the others are grouped', async () => {
    const website = await insertWidgetWebsite(product, admin);
    const { report } = await opened(website);
    const paths = Array.from({ length: 6 }, (_, at) => `/page-${at}`);
    const statuses = await Promise.all(
      paths.map((path) => report(path, [rule('a', nodesOf(1, '.logo', '<a class="logo">'))], 'finished')),
    );
    // Who comes too often in between is asked to try again.
    const kept = paths.filter((_, at) => statuses[at] === 204);
    expect(statuses.every((status) => status === 204 || status === 503)).toBe(true);
    const [finding] = (await findingsOf(website)).findings;
    expect(finding?.pages.map(({ path }) => path).sort()).toEqual(kept);
  });
});

describe('a check that ended without a page', () => {
  it('leaves the last results as they are, whether its link was opened or not', async () => {
    const website = await insertWidgetWebsite(product, admin);
    const first = await opened(website);
    await first.report('/', [rule('image-alt', nodesOf(1, '.logo', '<img class="logo">'))], 'finished');
    const before = await findingsOf(website);
    expect(before.check?.id).toBe(first.id);
    const { body: unopened } = await start(website);
    await admin.call(calls.stopCheck, { params: { id: unopened.check.id } });
    expect(await findingsOf(website)).toEqual(before);
    const second = await opened(website);
    expect(await second.report(null, [], 'stopped')).toBe(204);
    expect(await findingsOf(website)).toEqual(before);
    expect(before.findings).toMatchObject([{ change: 'new' }]);
    // The one that was never opened is replaced by the next.
    const { body: listed } = await admin.call(calls.listChecks, { params: website.params });
    expect(listed.map(({ id }) => id)).toEqual([second.id, first.id]);
  });
});
