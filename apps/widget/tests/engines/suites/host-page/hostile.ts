import { describe, expect, test } from 'vitest';
import { inOneEngine, sampleOf } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';

export function testHostile(visitor: Visitor): void {
  const { driver, servers } = visitor;
  const button = () =>
    driver.run(() => {
      const button = window.inside.query('.b') as HTMLElement;
      const { backgroundColor, color } = getComputedStyle(button);
      const { width, height, right, bottom } = button.getBoundingClientRect();
      return {
        colors: [backgroundColor, color],
        box: [width, height, (document.firstElementChild as Element).clientWidth - right, innerHeight - bottom],
        name: button.getAttribute('aria-label'),
        icon: button.querySelector('path')?.getAttribute('d'),
      };
    });

  const requests = () => driver.run(() => window.requests);
  /** By the fast clock, as long as all attempts of one that fails. */
  const passTime = () => driver.run(() => new Promise((resume) => setTimeout(resume, 60_000)));
  const expectNothing = async () => {
    const seen = await driver.run(() => ({
      host: document.querySelector('evenway-widget'),
      parts: performance.getEntriesByType('resource').filter(({ name }) => name.includes('/parts/')).length,
      kept: { ...localStorage, ...sessionStorage },
      trouble: window.inside.trouble,
    }));
    expect(seen).toEqual({ host: null, parts: 0, kept: {}, trouble: [] });
  };

  // Engines differ in how a request fails. The same code reads every response, and takes a while to test.
  const failures = ['down', 'slow', 'broken', 'missing', 'html', 'huge', 'deep', 'proto'];

  describe('hostile and failing surroundings', () => {
    test.runIf(inOneEngine(visitor))('W15 a hostile configuration is read as defaults, and runs nothing', async () => {
      await visitor.open('page', { query: 'id=minimal' });
      const standard = await button();
      await servers.forget();
      await visitor.open('page', { query: 'id=hostile&two-hosts' });
      expect(await button()).toEqual(standard);
      const offered = await driver.run(() => ({
        links: window.inside.query('.p')?.querySelectorAll('a').length,
        text: window.inside.panelButton('Larger text') !== null,
        // The only valid function among nonsense is the one that is offered.
        mute: window.inside.panelButton('Mute sounds') !== null,
        hacked: 'hacked' in window,
      }));
      expect(offered).toEqual({ links: 0, text: true, mute: false, hacked: false });
      expect((await servers.requests()).filter(({ url }) => url.includes('evil'))).toEqual([]);
      expect(await visitor.trouble()).toEqual([]);
    });

    test.for(sampleOf(visitor, ['off', '../x', 'x%22%3E%3Cb%3E'], ['off', '../x'], ['off']))(
      'W15 W17 W23 the answer for "%s" is final: nothing is shown, kept or asked for again',
      async (id) => {
        await visitor.goto('page', {
          before: ['fast-clock', 'record-requests'],
          query: `id=${encodeURIComponent(id)}`,
        });
        await visitor.until(() => 'Evenway' in window, false);
        await passTime();
        expect((await requests()).asked).toEqual(/^[\w-]+$/.test(id) ? [`GET /widget/config/${id}.json`] : []);
        await expectNothing();
      },
    );

    test.for(sampleOf(visitor, failures, ['down', 'slow', 'broken', 'html', 'huge'], ['down']))(
      'W15 W16 a host that is "%s" is asked five times in all, ever later and never at the same time twice; the page loads at once',
      async (id) => {
        const waits: number[][] = [];
        const before = ['fast-clock', 'record-requests', ...(id === 'slow' ? ['short-patience'] : [])];
        // Two visitors do not retry at the same moment. When to retry is decided in one place, however it failed.
        const visits = id === 'down' && inOneEngine(visitor) ? 2 : 1;
        for (let visit = 0; visit < visits; visit++) {
          await visitor.goto('page', { before, query: `id=${id}` });
          expect(await driver.run(() => document.readyState)).toBe('complete');
          await expect.poll(async () => (await requests()).settled, { timeout: 30_000 }).toBe(5);
          const delays = await driver.run(() => (window as unknown as { delays: number[] }).delays);
          waits.push(delays);
          await passTime();
          expect((await requests()).asked).toEqual(Array(5).fill(`GET /widget/config/${id}.json`));
          await expectNothing();
        }
        const [first = []] = waits;
        expect(waits.map(({ length }) => length)).toEqual(Array(visits).fill(4));
        expect(first[1]).toBeGreaterThan((first[0] as number) * 1.4);
        for (const wait of waits.flat()) expect(wait).toBeGreaterThanOrEqual(2000);
        expect(new Set(waits.flat()).size).toBe(4 * visits);
      },
    );

    test('W16 a host that is slow to answer does not hold up the page', async () => {
      await visitor.goto('page', { before: ['record-requests'], query: 'id=slow' });
      expect(await driver.run(() => document.readyState)).toBe('complete');
      expect(await requests()).toMatchObject({ asked: ['GET /widget/config/slow.json'], settledAtLoad: 0 });
    });

    test('W19 clobbered globals and polluted prototypes: no error in the page, one global, full function', async () => {
      const globals = () => driver.run(() => Object.getOwnPropertyNames(window).sort());
      await visitor.goto('host-page/clobbered', { query: 'bare' });
      const plain = await globals();
      await servers.forget();
      await visitor.arrive('host-page/clobbered', { query: 'id=minimal' });
      await visitor.pressMainButton();
      expect((await globals()).filter((name) => !plain.includes(name))).toEqual(['Evenway']);
      expect(await button()).toMatchObject({
        colors: ['rgb(30, 78, 216)', 'rgb(255, 255, 255)'],
        box: [48, 48, 20, 20],
      });
      expect(await driver.run(() => window.inside.query('.p')?.querySelectorAll('a').length)).toBe(0);
      await visitor.pressTimes('Larger text', 5);
      await visitor.until(() => getComputedStyle(document.getElementById('text') as Element).fontSize, '32px');
      await driver.press('Escape');
      await visitor.until(() => window.inside.query('.p'), null);
      await visitor.pressMainButton();
      await visitor.choose('Font', 'Lexend');
      const faces = () =>
        [...document.fonts].filter((face) => face.family.includes('lexend') && face.status === 'loaded').length;
      await visitor.until(faces, 2);
      await visitor.press('Reset all');
      await visitor.until(() => getComputedStyle(document.getElementById('text') as Element).fontSize, '16px');
      await expect.poll(async () => (await visitor.asked('/uses/')).length).toBe(2);
      const requests = (await servers.requests()).filter(({ url }) => url.startsWith(servers.cdn));
      for (const { method, url, body } of requests)
        expect([method, body], url).toEqual([/visits|uses/.test(url) ? 'POST' : 'GET', '']);
      expect(requests.filter(({ url }) => url.includes('/visits/')).length).toBe(1);
      await driver.run(() => window.Evenway.remove());
      await visitor.until(() => document.getElementsByTagName('evenway-widget').length, 0);
      expect(await globals()).toEqual(plain);
      expect(await visitor.trouble()).toEqual([]);
    });
  });
}
