import { RUN_OPTIONS, redactSelector } from '@evenway/checks';
import { describe, expect, test } from 'vitest';
import type { PageReport, Report } from '../../../../src/check/check-session.ts';
import { realPages } from '../../../support/real-pages.ts';
import { loadAxe } from '../../support/axe.ts';
import { inOneEngine } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';

/** Several pages are loaded and checked, which takes long on a busy machine. */
const patience = { timeout: 60_000 };

type Told = Report & { secret: string; found: number };

/**
 * For owners only. Frames and policies differ between engines; reports and the bar are our own code and tested in one.
 */
export function testCheck(visitor: Visitor): void {
  const { driver, servers } = visitor;
  const tokens = (word: string) => word.padEnd(43, '-');
  /** The submitted reports, in order. */
  const told = async (): Promise<Told[]> => {
    const requests = (await servers.requests()).filter(({ url }) => url.endsWith('/report'));
    return requests.map(({ body }) => JSON.parse(body));
  };
  const pages = async () => (await told()).flatMap(({ page }) => page ?? []);
  const states = async () => (await pages()).map(({ path, state, reason }) => [path, reason ?? state]);
  const check = async (
    page: string,
    word: string,
    { query = '', listed = [] as readonly string[], before = [] as string[] } = {},
  ) => {
    await servers.forget();
    await servers.map(listed);
    const address = visitor.address(page, { query, before: ['free-to-leave', ...before] });
    await driver.goto(`${address}#evenway-check=${tokens(word)}`);
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
  /** By keyboard only, from the top of the page. */
  const reachInBar = async (name: string) => {
    const focused = () =>
      driver.run(() => document.querySelector('evenway-check')?.shadowRoot?.activeElement?.textContent ?? '');
    for (let presses = 0; presses < 20 && (await focused()) !== name; presses++) await driver.press('Tab');
    expect(await focused()).toBe(name);
  };
  const focusedInBar = () =>
    driver.run(() => document.querySelector('evenway-check')?.shadowRoot?.activeElement?.textContent ?? null);
  /** What screen readers announce. */
  const readOut = () =>
    driver.run(() => document.querySelector('evenway-check')?.shadowRoot?.querySelector('[role=status]')?.textContent);
  /** What axe-core reports for the bar in its current state, at any width. */
  const faultsInBar = async () => {
    await loadAxe(driver);
    const faults: string[] = [];
    for (const width of [1280, 320]) {
      await driver.resize(width, 800);
      faults.push(
        ...(await driver.run(async (options) => {
          const { axe } = window as unknown as { axe: { run: (on: string, how: object) => Promise<AxeAnswer> } };
          const bar = document.querySelector('evenway-check')?.shadowRoot?.querySelector('section') as Element;
          const { violations } = await axe.run('evenway-check', options);
          return [
            ...violations.map(({ id }) => id),
            ...(bar.scrollWidth > innerWidth ? ['wider than the window'] : []),
          ];
        }, RUN_OPTIONS)),
      );
    }
    await driver.resize(1280, 800);
    return faults;
  };
  /** A running check asks before its page is left, and nothing here would respond. */
  const untilForgotten = () => expect.poll(() => driver.run(() => sessionStorage.length), patience).toBe(0);
  const inChromium = inOneEngine(visitor) ? test : test.skip;
  const rulesOf = ({ rules }: Pick<PageReport, 'rules'>) =>
    rules.map(({ rule, count, nodes }) => [rule, count, nodes.map(({ selector }) => selector)]);

  describe('a check of the owner’s pages', { timeout: 180_000 }, () => {
    inChromium(
      'looks at this page and at those of the sitemap, can be paused, and finds exactly what axe-core finds there',
      async () => {
        await check('check/home', 'real', { listed: ['/check/home.html', ...realPages.slice(0, 2)] });
        await untilSaid(/Page \d of 3/);
        expect(await readOut(), 'not every page').toBe('');
        await pressInBar('Pause');
        await untilSaid('Paused');
        expect(await readOut()).toBe('Paused');
        expect(await focusedInBar()).toBe('Resume');
        // The page being checked may finish; no other starts.
        await new Promise((resolve) => setTimeout(resolve, 1500));
        expect((await pages()).length).toBeLessThan(3);
        await pressInBar('Resume');
        await untilSaid(/Done\. 3 pages checked/);
        expect(await readOut()).toMatch(/^Done\./);
        expect(await focusedInBar()).toBe('Close');
        expect((await told()).some(({ state }) => state === 'paused')).toBe(true);
        expect(await driver.run(() => location.href)).not.toContain('#');
        const seen = await pages();
        expect(seen.map(({ state }) => state)).toEqual(Array(3).fill('checked'));
        expect((await told()).at(-1)).toMatchObject({ state: 'finished', found: 3 });
        // Pages in frames do not count as visits, and their widgets do not start.
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
      },
    );

    test('goes by links without a sitemap, opens no action, and sends nothing that people wrote', async () => {
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
      expect(JSON.stringify(await told())).not.toMatch(/jane|secret(?!":)|\b4711\b|street|dear/i);
      const found = people?.rules.flatMap(({ nodes }) => nodes) ?? [];
      expect(found).toContainEqual({ selector: '[data-evenway-private] > p > img', snippet: '<img>' });
      expect(found.some(({ snippet }) => snippet.startsWith('<input class="field" value="…"'))).toBe(true);
      // Of text that is hard to read, the first words and the colors, so that its owner recognizes it.
      const colors = { color: '#bbbbbb', background: '#ffffff', required: 4.5 };
      expect(found).toContainEqual(expect.objectContaining({ selector: '.pale', text: 'Open daily, ask …', colors }));
      expect(found.flatMap(({ text }) => text ?? [])).toEqual(['Home', 'Open daily, ask …']);
      expect(found).toContainEqual({ selector: '[data-evenway-private] > p', snippet: '<p>', colors });
      // A page that refuses frames is opened in the tab, as part of the same check.
      await pressInBar('Ouvrir et contrôler /check/closed.html');
      await visitor.untilArrived(() => location.pathname === '/check/closed.html');
      await expect.poll(async () => (await states()).at(-1), patience).toEqual(['/check/closed.html', 'checked']);
      await untilForgotten();
      expect((await told()).at(-1)).toMatchObject({ state: 'finished', secret: tokens('narrow') });
    });

    inChromium('tells again what did not arrive, by keyboard alone, and no link opens it twice', async () => {
      await check('check/home', 'lost');
      await untilSaid(/cannot be reached/);
      expect(await faultsInBar()).toEqual([]);
      await reachInBar('Stop');
      await driver.press('Enter');
      await untilSaid(/^Stopped/);
      expect(await focusedInBar()).toBe('Close');
      expect((await told()).at(-1)).toMatchObject({ state: 'stopped' });
      await check('check/home', 'lost');
      await untilSaid(/cannot be reached/);
      await reachInBar('Resume');
      await driver.press('Space');
      await untilSaid(/Done\./);
      expect(new Set((await states()).map(([path]) => path)).size).toBe(4);
      await untilSaid(/1 page must be opened by itself/);
      await untilSaid(/1 page did not load/);
      expect(await faultsInBar()).toEqual([]);
      await check('check/home', 'used');
      await untilSaid(/used already or is too old/);
      expect(await faultsInBar()).toEqual([]);
      expect(await told()).toEqual([]);
    });

    inChromium(
      'tells pages apart that lead elsewhere, fail or never end, and says which one keeps it waiting',
      async () => {
        await check('check/leads', 'real', { before: ['impatient'] });
        await untilSaid(/Done\./);
        expect(await states()).toEqual([
          ['/check/leads.html', 'checked'],
          ['/check/throws.html', 'checked'],
          ['/check/elsewhere.html', 'otherSite'],
          ['/check/led.html', 'notFramed'],
          ['/check/scripted.html', 'checked'],
          ['/check/endless.html', 'timeout'],
          ['/check/hanging.html', 'checked'],
          ['/check/throws.html?page=2', 'checked'],
        ]);
        expect((await told()).at(-1)).toMatchObject({ state: 'finished', found: 8 });
        const broken = (await pages()).find(({ path }) => path === '/check/throws.html');
        expect(broken?.rules.map(({ rule }) => rule)).toContain('image-alt');
        // Opened in the tab, it redirects, and is reported under the path that was offered.
        await pressInBar('Open and check /check/led.html');
        await expect.poll(async () => (await states()).at(-1), patience).toEqual(['/check/led.html', 'checked']);
        await untilForgotten();

        const listed = ['/check/leads.html', '/check/endless.html'];
        await check('check/leads', 'real', { listed, before: ['soon-slow'] });
        await untilSaid(/Page 2 of 2\nWaiting for \/check\/endless.html to load…/);
        expect(await faultsInBar()).toEqual([]);
        await pressInBar('Stop');
        // Not only when the page times out.
        await expect.poll(async () => (await bar()).join()).toMatch(/^Stopped/);
        const frames = () => document.querySelector('evenway-check')?.shadowRoot?.querySelectorAll('iframe').length;
        expect(await driver.run(frames), 'pages that were on their way').toBe(0);
        await check('check/leads', 'real', { listed });
        await untilSaid(/Page 2 of 2/);
        await driver.goto(`${servers.site}/check/home.html?bare`);
        await expect.poll(async () => (await told()).at(-1)).toMatchObject({ state: 'stopped' });
      },
    );

    inChromium('shows pages in the chosen width and colors, and goes on with a check that has ended', async () => {
      const rulesIn = async (word: string) => {
        await check('check/looks', word);
        await untilSaid(/Done\. 1 page checked/);
        const [page] = await pages();
        return [page?.theme, ...(page?.rules ?? []).map(({ rule }) => rule)];
      };
      expect(await rulesIn('wide')).toEqual(['light', 'image-alt']);
      expect(await rulesIn('narrow')).toEqual(['light']);
      expect(await rulesIn('dark')).toEqual(['dark', 'color-contrast', 'image-alt']);
      // One more page of an earlier check: only this one.
      await check('check/home', 'more');
      await untilSaid(/Done\. 1 page checked/);
      expect(await states()).toEqual([['/check/home.html', 'checked']]);
      expect((await told()).map(({ state }) => state)).toEqual(['finished']);
    });

    inChromium(
      'Z10: changes nothing for a visitor who follows a link without a token or with a made-up one',
      async () => {
        const settings = { textSize: '200' };
        const state = () =>
          driver.run(() => {
            const { s } = JSON.parse(localStorage.getItem('evenway') ?? '{}');
            const button = window.inside.query('.b');
            const { fontSize } = getComputedStyle(document.querySelector('p') as Element);
            return { s, isButtonSeen: (button?.offsetWidth ?? 0) > 0, fontSize };
          });
        await visitor.visit('check/home');
        const { fontSize } = await state();
        const adjusted = { s: settings, isButtonSeen: true, fontSize: `${Number.parseFloat(fontSize) * 2}px` };
        for (const [fragment, said] of [
          ['', null],
          ['=', null],
          ['=%00', null],
          [`=${tokens('used')}`, /used already or is too old/],
          ['=used', /used already or is too old/],
        ] as const) {
          await servers.forget();
          const query = `link=${encodeURIComponent(fragment)}`;
          await driver.goto(`${visitor.address('check/home', { settings, query })}#evenway-check${fragment}`);
          await visitor.untilFetched('check');
          if (said) await untilSaid(said);
          await expect.poll(state, { message: fragment }).toEqual(adjusted);
          // What would undo it takes a moment.
          await new Promise((resolve) => setTimeout(resolve, 500));
          expect(await state(), fragment).toEqual(adjusted);
          expect(await told(), fragment).toEqual([]);
          if (!said) expect(await bar(), fragment).toEqual([]);
        }
      },
    );

    inChromium(
      'works under a strict policy, and says what to allow for frames; visitors load nothing of it',
      async () => {
        await check('check/home', 'strict', { query: 'strict' });
        await untilSaid(/forbids frames/);
        await untilSaid(/Done\. 1 page checked/);
        expect((await told()).some(({ problem }) => problem === 'framesBlocked')).toBe(true);
        // As if a policy lets one of our files through but not the next.
        await check('check/home', 'strict', { query: 'tamper=axe' });
        await untilSaid(`Allow ${servers.cdn} in script-src and connect-src`);
        expect((await told()).at(-1)).toMatchObject({ state: 'stopped', problem: 'scriptBlocked' });
        await servers.forget();
        await visitor.visit('check/home');
        await visitor.open('check/home');
        expect((await visitor.asked('parts/')).filter((one) => /parts\/(check|axe)-/.test(one))).toEqual([]);
      },
    );
  });
}

interface AxeAnswer {
  violations: { id: string; nodes: { target: (string | string[])[] }[] }[];
}
