import { rmSync } from 'node:fs';
import { type PageAnnouncement, type PublicSettings, paths, type SiteRendererModule } from '@evenway/contract';
import { afterAll, expect, it, vi } from 'vitest';
import { writeSampleWebBuild } from '../../testing/web-build.ts';
import { createApplicationPages } from './application-pages.ts';

const webDist = writeSampleWebBuild();
afterAll(() => rmSync(webDist, { recursive: true, force: true }));

it('renders a screen once for each language, also after a rendering that failed', async () => {
  let announced: PageAnnouncement[] = [];
  const renderScreen = vi.fn(async (path: string, language: string) => ({ title: path, html: `<p>${language}</p>` }));
  const site = { renderScreen } as unknown as SiteRendererModule;
  const webUrl = 'https://evenway.test';
  const pages = await createApplicationPages({
    webDist,
    webUrl,
    settings: { brand: { name: 'Evenway' } } as PublicSettings,
    site,
    announcements: () => announced,
  });
  const show = async (cameFrom?: string) => (await pages?.(paths.login, {}, cameFrom))?.plain.toString() ?? '';
  renderScreen.mockRejectedValueOnce(new Error('a part is missing'));
  await expect(show()).rejects.toThrow('a part is missing');
  renderScreen.mockClear();
  for (let time = 0; time < 3; time += 1) expect(await show()).toMatch(/<p>en<\/p>[\s\S]*<p>fr<\/p>/);
  // Each page has both languages, since the reader may have chosen the other one.
  expect(renderScreen).toHaveBeenCalledTimes(2);
  for (let time = 0; time < 3; time += 1) expect(await show(`${webUrl}/fr`)).toMatch(/<p>fr<\/p>[\s\S]*<p>en<\/p>/);
  expect(renderScreen).toHaveBeenCalledTimes(4);

  expect(await show()).not.toContain('announcements');
  announced = [{ id: 'a', en: 'We move </script>tonight.', fr: 'Nous déménageons cette nuit.' }];
  const page = await show();
  expect(page).toContain('"en":"We move \\u003c/script>tonight."');
  expect(page.indexOf('/announcements.js')).toBeLessThan(page.indexOf('id="root"'));
  expect((await pages?.(paths.dashboard, {}))?.plain.toString()).toContain('Nous déménageons');
  announced = [];
  expect(await show()).not.toContain('announcements');
});
