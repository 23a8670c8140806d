import { RUN_OPTIONS, redactSelector } from '@evenway/checks';
import { describe, expect, test } from 'vitest';
import type { PageReport, Report } from '../../../../src/check/check-session.ts';
import { realPages } from '../../../support/real-pages.ts';
import { loadAxe } from '../../support/axe.ts';
import type { Visitor } from '../../support/visitor.ts';

/** Several pages are loaded and checked, which takes a busy machine long. */
const patience = { timeout: 60_000 };

type Told = Report & { secret: string; found: number };

/** For owners alone, and for them in Chromium: frames, policies and keys are the browser's, what is told is ours. */
export function testCheck(visitor: Visitor): void {
  const { driver, servers } = visitor;
  const tokens = (word: string) => word.padEnd(43, '-');
  /** What was handed in, in its order. */
  const told = async (): Promise<Told[]> => {
    const requests = (await servers.requests()).filter(({ url }) => url.endsWith('/report'));
    return requests.map(({ body }) => JSON.parse(body));
  };
  const pages = async () => (await told()).flatMap(({ page }) => page ?? []);
  const states = async () => (await pages()).map(({ path, state, reason }) => [path, reason ?? state]);
  const check = async (page: string, word: string, { query = '', listed = [] as readonly string[] } = {}) => {
    await servers.forget();
    await servers.map(listed);
    await driver.goto(`${visitor.address(page, { query, before: ['free-to-leave'] })}#evenway-check=${tokens(word)}`);
  };
  const bar = () =>
    driver.run(() => {
      const root = document.querySelector('evenway-check')?.shadowRoot;
      const seen = [...(root?.querySelectorAll('p, button, a') ?? [])] as HTMLElement[];
      return seen.filter((one) => one.offsetParent && one.textContent).map((one) => one.textContent);
    });
  const untilSaid = (text: string | RegExp) =>
    expect.poll(async () => (await bar()).join('\n'), patience).toMatch(text);
  const pressInBar = (name: string) =>
    driver.run((text) => {
      const root = document.querySelector('evenway-check')?.shadowRoot as ShadowRoot;
      const one = ([...root.querySelectorAll('button, a')] as HTMLElement[]).find(
        ({ textContent, hidden }) => textContent === text && !hidden,
      );
      if (!one) throw new Error(`There is no ${text}`);
      one.focus();
      one.click();
    }, name);
  const rulesOf = ({ rules }: Pick<PageReport, 'rules'>) =>
    rules.map(({ rule, count, nodes }) => [rule, count, nodes.map(({ selector }) => selector)]);

  describe('a check of the owner’s pages', { timeout: 180_000 }, () => {
    test('looks at this page and at those of the sitemap, can be paused, and finds exactly what axe-core finds there', async () => {
      await check('check/home', 'real', { listed: ['/check/home.html', ...realPages.slice(0, 3)] });
      await untilSaid(/Page \d of 4/);
      await pressInBar('Pause');
      await untilSaid('Paused');
      await pressInBar('Resume');
      await untilSaid(/Done\. 4 pages checked/);
      expect((await told()).some(({ state }) => state === 'paused')).toBe(true);
      expect(await driver.run(() => location.href)).not.toContain('#');
      const seen = await pages();
      expect(seen.map(({ state }) => state)).toEqual(Array(4).fill('checked'));
      expect((await told()).at(-1)).toMatchObject({ state: 'finished', found: 4 });
      // Pages in frames count as no visit, and their widgets do not start.
      const asked = await visitor.asked();
      expect(asked.filter((one) => /uses|parts\/(adjust|panel)/.test(one))).toEqual([]);
      expect(asked.filter((one) => one.includes('visits')).length).toBeLessThan(2);
      for (const page of seen) {
        await driver.goto(`${servers.site}${page.path}?bare`);
        await loadAxe(driver);
        const violations = await driver.run(async (options) => {
          const { axe } = window as unknown as { axe: { run: (on: Document, how: object) => Promise<AxeAnswer> } };
          const found = (await axe.run(document, options)).violations;
          return found.map(({ id, nodes }) => ({
            id,
            targets: nodes.map(({ target }) => target.flat().join(' >>> ')),
          }));
        }, RUN_OPTIONS);
        const direct = violations.map(({ id, targets }) => [
          id,
          targets.length,
          targets.slice(0, 50).map((target) => redactSelector(target).slice(0, 500)),
        ]);
        expect(rulesOf(page), page.path).toEqual(direct);
      }
    });

    test('goes by links without a sitemap, opens no deed, and sends nothing that people wrote', async () => {
      await check('check/home', 'narrow', { query: 'id=french' });
      await untilSaid(/Terminé\. 3 pages contrôlées/);
      expect(await states()).toEqual([
        ['/check/home.html?id=french', 'checked'],
        ['/check/home.html', 'checked'],
        ['/check/people.html', 'checked'],
        ['/check/closed.html', 'notFramed'],
        ['/check/gone.html', 'status'],
      ]);
      const opened = (await servers.requests()).filter(({ url }) => /logout|order|\.pdf/.test(url));
      expect(opened).toEqual([]);
      const people = (await pages()).find(({ path }) => path.includes('people'));
      expect(JSON.stringify(await told())).not.toMatch(/jane|secret(?!":)|4711|street|dear/i);
      const found = people?.rules.flatMap(({ nodes }) => nodes) ?? [];
      expect(found).toContainEqual({ selector: '[data-evenway-private] > p > img', snippet: '<img>' });
      expect(found.some(({ snippet }) => snippet.startsWith('<input class="field" value="…"'))).toBe(true);
    });

    test('tells again what did not arrive, can be stopped, and goes on with a page that no frame may show', async () => {
      await check('check/home', 'lost');
      await untilSaid(/cannot be reached/);
      await pressInBar('Stop');
      await untilSaid(/^Stopped/);
      expect((await told()).at(-1)).toMatchObject({ state: 'stopped' });
      await check('check/home', 'lost');
      await untilSaid(/cannot be reached/);
      await pressInBar('Resume');
      await untilSaid(/Done\./);
      expect(new Set((await states()).map(([path]) => path)).size).toBe(4);
      // A page that refuses frames is opened by itself, and continues the same check.
      await untilSaid(/1 page could not be framed/);
      await pressInBar('Open and check /check/closed.html');
      await visitor.untilArrived(() => location.pathname === '/check/closed.html');
      await expect.poll(async () => (await states()).at(-1), patience).toEqual(['/check/closed.html', 'checked']);
      expect((await told()).at(-1)).toMatchObject({ state: 'finished', secret: tokens('lost') });
      await check('check/home', 'used');
      await untilSaid(/used already or is too old/);
      expect(await told()).toEqual([]);
    });

    test('works under a strict policy, and says what to allow for frames; visitors load nothing of it', async () => {
      await check('check/home', 'strict', { query: 'strict' });
      await untilSaid(/forbids frames/);
      await untilSaid(/Done\. 1 page checked/);
      expect((await told()).some(({ problem }) => problem === 'framesBlocked')).toBe(true);
      await servers.forget();
      await visitor.visit('check/home');
      await visitor.open('check/home');
      expect((await visitor.asked('parts/')).filter((one) => /parts\/(check|axe)-/.test(one))).toEqual([]);
    });
  });
}

interface AxeAnswer {
  violations: { id: string; nodes: { target: (string | string[])[] }[] }[];
}
