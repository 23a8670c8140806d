import { describe, expect, test } from 'vitest';
import { inOneEngine, sampleOf } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';

export function testDelivery(visitor: Visitor): void {
  const { driver, servers } = visitor;
  const isPageWhole = () =>
    driver.run(() => [
      document.querySelector('evenway-widget'),
      'Evenway' in window,
      getComputedStyle(document.getElementById('px') as Element).fontSize,
      document.querySelector('h1')?.textContent,
    ]);
  const untouched = [null, false, '14px', 'Everything a page can hold'];

  describe('delivery', () => {
    test.runIf(inOneEngine(visitor))('W04 the pinned snippet works, and finds its parts', async () => {
      await servers.forget();
      await visitor.open('page', { query: 'pinned' });
      const parts = (await visitor.asked('/parts/')).map((request) => request.replace(/^.*\/parts\/(\w+).*$/, '$1'));
      // As counted by `check-size.ts`: nothing else loads before something is chosen.
      expect(parts.sort()).toEqual(['adjust', 'en', 'loader', 'panel']);
      await visitor.press('Highlight links');
      expect(await visitor.isPressed('Highlight links')).toBe('true');
      const asked = await visitor.asked();
      expect(asked.filter((request) => request.includes('/widget.js'))).toEqual([]);
      expect(asked.filter((request) => /^GET \/widget\/parts\/loader\.[\da-f]{16}\.js$/.test(request)).length).toBe(1);
      expect(await visitor.trouble()).toEqual([]);
    });

    test('W04 one changed byte in the pinned loader is blocked, and the page is as it was', async () => {
      await servers.forget();
      await visitor.goto('page', { query: 'pinned&tamper=loader' });
      expect((await visitor.asked('/parts/loader.')).length).toBeGreaterThan(0);
      expect(await isPageWhole()).toEqual(untouched);
      expect(await visitor.asked('/config/')).toEqual([]);
      // The same address with the published bytes.
      await servers.forget();
      await visitor.visit('page', { query: 'pinned' });
    });

    test.for(sampleOf(visitor, ['panel', 'adjust'], ['adjust'], ['panel']))(
      'W04 W05 one changed byte in the part "%s" is blocked, the page stays whole, and the next press asks again',
      async (part) => {
        await servers.forget();
        await visitor.visit('page', { query: `tamper=${part}` });
        const [x, y] = await driver.run(() => window.inside.pressPoint(window.inside.query('.b') as Element));
        await driver.click(x, y);
        const asked = () => visitor.asked(`/parts/${part}-`);
        await expect.poll(async () => (await asked()).length).toBeGreaterThan(0);
        // Its element is removed once the browser has refused it.
        await visitor.until(() => document.querySelector('script[src*="/parts/"]'), null);
        expect(await driver.run(() => window.inside.query('.p'))).toBeNull();
        expect(await visitor.styles('font-size', 'px')).toEqual(['14px']);
        await servers.forget();
        await visitor.pressMainButton();
        expect((await asked()).length).toBe(1);
        expect(await visitor.trouble()).toEqual([]);
      },
    );

    test('W18 the switch that turns widgets off is honoured by the pinned loader too', async () => {
      await servers.forget();
      await visitor.goto('page', { query: 'pinned&id=off' });
      await expect.poll(async () => (await visitor.asked('/config/off.json')).length).toBe(1);
      await expect.poll(isPageWhole).toEqual(untouched);
    });

    test.runIf(inOneEngine(visitor))('our files may lie below a path: everything is asked for there', async () => {
      await servers.forget();
      await visitor.arrive('page', { query: 'prefix' });
      await visitor.pressMainButton();
      await visitor.choose('Font', 'Lexend');
      await expect.poll(async () => (await visitor.asked('woff2')).length).toBeGreaterThan(0);
      const asked = await visitor.asked();
      expect(asked.filter((request) => !request.includes(' /some/prefix/widget'))).toEqual([]);
      for (const kind of ['config/live.json', 'visits/live?', 'uses/live/font', 'parts/panel-'])
        expect(asked.filter((request) => request.includes(` /some/prefix/widget/${kind}`)).length, kind).toBe(1);
    });
  });
}
