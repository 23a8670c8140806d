import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { cdn, sitePort } from './support/addresses.config.ts';
import { expect, test } from './support/widget.ts';

const { version } = JSON.parse(readFileSync(new URL('../dist/manifest.json', import.meta.url), 'utf8'));

/** What was told to our host from any tab, without the address of the host. */
function beaconsOf(context: BrowserContext): string[] {
  const beacons: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST') beacons.push(request.url().replace(`${cdn}/widget/`, ''));
  });
  return beacons;
}

test('a visit is told once, with the build of the loader and the number of snippets on the page', async ({
  page,
  widget,
  context,
}) => {
  const beacons = beaconsOf(context);
  await widget.goto();
  await expect.poll(() => beacons).toEqual([`visits/live?v=${version}&n=1`]);
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await widget.goto('/page.html?snippets=12');
  await expect.poll(() => beacons.slice(1)).toEqual([`visits/live?v=${version}&n=9`]);
});

test('tabs of one browser share a visit; half an hour without a page ends it, but not for a tab that stayed', async ({
  page,
  widget,
  context,
}) => {
  const beacons = beaconsOf(context);
  const openTab = async () => {
    const tab = await context.newPage();
    await tab.goto('/page.html');
    await tab.waitForSelector('evenway-widget', { state: 'attached' });
    await tab.close();
  };
  const lastPage = (minutes: number) =>
    page.evaluate((ago) => {
      const saved = JSON.parse(localStorage.getItem('evenway') ?? '');
      localStorage.setItem(
        'evenway',
        JSON.stringify({ ...saved, t: Math.floor((Date.now() - ago * 60_000) / 600_000) }),
      );
    }, minutes);
  await widget.goto();
  await expect.poll(() => beacons.length).toBe(1);
  await openTab();
  await lastPage(29);
  await openTab();
  expect(beacons.length).toBe(1);
  await lastPage(41);
  await page.reload();
  await widget.button.waitFor({ state: 'attached' });
  expect(beacons.length).toBe(1);
  await lastPage(41);
  await openTab();
  await expect.poll(() => beacons.length).toBe(2);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('evenway') ?? ''));
  expect(Object.keys(kept)).toEqual(['t']);
});

test('W24 on a foreign site nothing is shown, and the visit is told once so that the owner can be warned', async ({
  page,
  widget,
  context,
}) => {
  const beacons = beaconsOf(context);
  for (let round = 0; round < 2; round++) {
    await page.goto(`http://shop.example.com:${sitePort}/page.html?id=elsewhere`);
    await expect.poll(() => beacons.length).toBe(1);
    await expect.poll(() => page.evaluate(() => 'Evenway' in window)).toBe(false);
    await expect(widget.button).toHaveCount(0);
    expect(await page.evaluate(() => document.querySelector('evenway-widget'))).toBeNull();
  }
  await widget.goto('/page.html?id=elsewhere');
});

test('functions are told by name when a visitor switches them on, each once per page view', async ({
  page,
  widget,
  context,
}) => {
  const beacons = beaconsOf(context);
  const uses = () => beacons.filter((beacon) => beacon.startsWith('uses/')).map((beacon) => beacon.slice(10));
  await widget.open();
  await widget.size(2);
  await widget.press('Highlight links');
  await widget.press('Highlight links');
  await widget.press('Highlight links');
  await widget.press('Easier to see');
  await expect.poll(uses).toEqual(['textSize', 'links', 'contrast,cursor']);
  await widget.press('Reset all');
  await widget.press('Undo');
  await widget.press('Calmer page');
  await expect.poll(() => uses().slice(3)).toEqual(['saturation,motion,mute']);
  // Saved settings are no new use.
  await page.reload();
  await widget.button.click();
  await widget.press('Grayscale');
  await expect.poll(() => uses().slice(4)).toEqual(['grayscale']);
});

test('functions the owner does not offer are not told, and a host that is down disturbs nobody', async ({
  page,
  widget,
  context,
  log,
}) => {
  const beacons = beaconsOf(context);
  await page.route(/\/widget\/(uses|visits)\//, (route) => route.abort());
  await widget.open('/page.html?id=few');
  await widget.press('Easier to see');
  await expect.poll(() => beacons.slice(1)).toEqual(['uses/few/textSize,links']);
  expect(log.errors.filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);
});
