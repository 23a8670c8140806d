import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Visitor } from '../support/visitor.ts';

const { version } = JSON.parse(readFileSync(new URL('../../../dist/manifest.json', import.meta.url), 'utf8'));

export function testBeacons(visitor: Visitor): void {
  const { driver, servers } = visitor;
  /** What was told to our host. */
  const beacons = async () =>
    (await visitor.asked()).filter((one) => one.startsWith('POST')).map((one) => one.replace('POST /widget/', ''));
  const uses = async () => (await beacons()).filter((one) => one.startsWith('uses/')).map((one) => one.slice(10));

  describe('what is told to our host', () => {
    test('a visit is told once, with the build of the loader and the number of snippets on the page', async () => {
      await servers.forget();
      await visitor.visit();
      await expect.poll(beacons).toEqual([`visits/live?v=${version}&n=1`]);
      await visitor.reload();
      await visitor.visit('page', { query: 'snippets=12' });
      // As many as the page had when the configuration arrived, and never more than nine.
      const second = async () => (await beacons()).slice(1);
      await expect.poll(second).toEqual([expect.stringMatching(new RegExp(`^visits/live\\?v=${version}&n=[2-9]$`))]);
    });

    test('tabs of one browser share a visit; half an hour without a page ends it, but not for a tab that stayed', async () => {
      /** A tab starts without what belongs to a tab. */
      const openTab = async () => {
        await driver.run(() => sessionStorage.clear());
        await visitor.visit('page', { fresh: false });
      };
      const lastPage = (minutes: number) =>
        driver.run((ago) => {
          const saved = JSON.parse(localStorage.getItem('evenway') ?? '');
          localStorage.setItem(
            'evenway',
            JSON.stringify({ ...saved, t: Math.floor((Date.now() - ago * 60_000) / 600_000) }),
          );
        }, minutes);
      const count = async () => (await beacons()).length;
      await servers.forget();
      await visitor.visit();
      await expect.poll(count).toBe(1);
      await openTab();
      await lastPage(29);
      await openTab();
      expect(await count()).toBe(1);
      await lastPage(41);
      await visitor.reload();
      expect(await count()).toBe(1);
      await lastPage(41);
      await openTab();
      await expect.poll(count).toBe(2);
      expect(await driver.run(() => Object.keys(JSON.parse(localStorage.getItem('evenway') ?? '')))).toEqual(['t']);
    });

    test('W24 on a foreign site nothing is shown, and the visit is told once so that the owner can be warned', async () => {
      await servers.forget();
      for (const fresh of [true, false]) {
        await visitor.goto('page', { host: 'shop.example.com', query: 'id=elsewhere', fresh });
        await expect.poll(beacons).toEqual([`visits/elsewhere?v=${version}&n=1`]);
        await visitor.until(() => 'Evenway' in window, false);
        expect(await driver.run(() => document.querySelector('evenway-widget'))).toBeNull();
      }
      // Developers see it on their own machine.
      await visitor.visit('page', { query: 'id=elsewhere' });
    });

    test('functions are told by name when a visitor switches them on, each once per page view', async () => {
      await servers.forget();
      await visitor.open();
      await visitor.pressTimes('Larger text', 2);
      await visitor.pressTimes('Highlight links', 3);
      await visitor.press('Easier to see');
      await expect.poll(uses).toEqual(['textSize', 'links', 'contrast,cursor']);
      await visitor.press('Reset all');
      await visitor.press('Undo');
      await visitor.press('Calmer page');
      await expect.poll(async () => (await uses()).slice(3)).toEqual(['saturation,motion,mute']);
      // Saved settings are no new use.
      await visitor.reload();
      await visitor.pressMainButton();
      await visitor.press('Grayscale');
      await expect.poll(async () => (await uses()).slice(4)).toEqual(['grayscale']);
    });

    test('functions the owner does not offer are not told, and a host that is down disturbs nobody', async () => {
      await servers.forget();
      await visitor.open('page', { query: 'id=few' });
      await visitor.press('Easier to see');
      // A browser may try again by itself where no answer came.
      await expect
        .poll(async () => [...new Set(await beacons())])
        .toEqual([`visits/few?v=${version}&n=1`, 'uses/few/textSize,links']);
      expect(await visitor.styles('outline-style', 'link')).toEqual(['solid']);
      expect(await visitor.trouble()).toEqual([]);
    });
  });
}
