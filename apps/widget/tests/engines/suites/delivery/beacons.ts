import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inOneEngine } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';

const { version } = JSON.parse(readFileSync(new URL('../../../../dist/manifest.json', import.meta.url), 'utf8'));

export function testBeacons(visitor: Visitor): void {
  const { driver, servers } = visitor;
  /** The reports to our host. */
  const beacons = async () =>
    (await visitor.asked()).filter((one) => one.startsWith('POST')).map((one) => one.replace('POST /widget/', ''));
  const uses = async () => (await beacons()).filter((one) => one.startsWith('uses/')).map((one) => one.slice(10));

  describe('what is reported to our host', () => {
    test.runIf(inOneEngine(visitor))(
      'a visit is reported on arrival, with the build of the loader and the number of snippets on the page',
      async () => {
        await servers.forget();
        await visitor.arrive();
        await expect.poll(beacons).toEqual([`visits/live?v=${version}&n=1`]);
        await visitor.arrive('page', { query: 'snippets=12' });
        // The number when the configuration arrived, and at most nine.
        const second = async () => (await beacons()).slice(1);
        await expect.poll(second).toEqual([expect.stringMatching(new RegExp(`^visits/live\\?v=${version}&n=[2-9]$`))]);
      },
    );

    test('W51 a reload, a step back and further pages of the site are no visit, also where the page hides where links come from', async () => {
      const before = ['record-requests'];
      /** Whether a visit is reported is decided before the button is drawn. */
      const reported = async () => {
        await visitor.untilButton();
        return (await driver.run(() => window.requests.asked)).map((one) => one.replace(/\?.*/, ''));
      };
      const asked = ['GET /widget/config/live.json'];
      const follow = async (policy: string) => {
        await driver.run(
          (url, hidden) => {
            const link = Object.assign(document.createElement('a'), { href: url, referrerPolicy: hidden });
            document.body.append(link);
            setTimeout(() => link.click());
          },
          `${visitor.address('page', { before, fresh: false })}&step`,
          policy,
        );
        await visitor.untilArrived(() => 'inside' in window && location.search.endsWith('step'));
      };
      await visitor.arrive('page', { before });
      expect(await reported()).toEqual([...asked, 'POST /widget/visits/live']);
      await visitor.reload();
      expect(await reported()).toEqual(asked);
      await follow('origin');
      expect(await reported()).toEqual(asked);
      await visitor.leave(() => history.back());
      await visitor.untilArrived(() => 'inside' in window && location.search.endsWith('step'), false);
      expect(await reported()).toEqual(asked);
      await follow('no-referrer');
      expect(await reported()).toEqual(asked);
    });

    test('W24 on a foreign site nothing is shown, and the visit is reported once so that the owner can be warned', async () => {
      for (const fresh of [true, false]) {
        await visitor.goto('page', { host: 'news.example.com', query: 'bare', fresh });
        await servers.forget();
        await visitor.leave(
          (url) => location.assign(url),
          visitor.address('page', { host: 'shop.example.com', query: 'id=elsewhere', fresh }),
        );
        await expect.poll(beacons).toEqual([`visits/elsewhere?v=${version}&n=1`]);
        await visitor.untilArrived(() => 'inside' in window && 'Evenway' in window, false);
        expect(await driver.run(() => document.querySelector('evenway-widget'))).toBeNull();
      }
      // Developers see it on their own machine.
      await visitor.visit('page', { query: 'id=elsewhere' });
    });

    // The content is the same code in each engine; the sending is tested above.
    test.runIf(driver.name === 'chromium')(
      'functions are reported by name when a visitor switches them on, each once per page view',
      async () => {
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
        // Saved settings do not count as another use.
        await visitor.reload();
        await visitor.pressMainButton();
        await visitor.press('Grayscale');
        await expect.poll(async () => (await uses()).slice(4)).toEqual(['grayscale']);
      },
    );

    test.runIf(inOneEngine(visitor))(
      'functions the owner does not offer are not reported, and a host that is down disturbs nobody',
      async () => {
        await servers.forget();
        await visitor.arrive('page', { query: 'id=few' });
        await visitor.pressMainButton();
        await visitor.press('Easier to see');
        // A browser may retry if there was no response.
        await expect
          .poll(async () => [...new Set(await beacons())])
          .toEqual([`visits/few?v=${version}&n=1`, 'uses/few/textSize,links']);
        expect(await visitor.styles('outline-style', 'link')).toEqual(['solid']);
        expect(await visitor.trouble()).toEqual([]);
      },
    );
  });
}
