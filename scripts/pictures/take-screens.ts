import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { inRoot } from '../lib/paths.mjs';
import { openDashboard } from './open-demo.ts';
import { sampleShop } from './sample-shop.ts';
import { toWebp } from './to-webp.ts';

/**
 * Takes the product pictures of the landing page from a running product with its demo: `npm start` on a fresh DATA_DIR,
 * then `npx tsx scripts/pictures/take-screens.ts http://localhost:3000`.
 */
const product = process.argv[2] ?? 'http://localhost:3000';
const folder = inRoot('apps/web/src/features/landing/screens');
const VIEW = { width: 1280, height: 800 };
const WIDTHS = [1440, 720] as const;
// It does not exist: the page is inserted on the way to the browser.
const SHOP = `${product}/sample-shop`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
await mkdir(folder, { recursive: true });
for (const language of ['en', 'fr'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      viewport: VIEW,
      deviceScaleFactor: WIDTHS[0] / VIEW.width,
      colorScheme: theme,
      reducedMotion: 'reduce',
    });
    await context.addInitScript(
      (chosen) => {
        localStorage.setItem('language', chosen.language);
        localStorage.setItem('theme', chosen.theme);
      },
      { language, theme },
    );
    const page = await context.newPage();
    await save(await dashboard(page), `dashboard-${language}-${theme}`);
    await save(await widget(page, language, theme), `widget-${language}-${theme}`);
    await context.close();
  }
}
await browser.close();

async function dashboard(page: Page): Promise<Buffer> {
  await openDashboard(page, product);
  return page.screenshot();
}

async function widget(page: Page, language: 'en' | 'fr', theme: 'light' | 'dark'): Promise<Buffer> {
  const [website] = await page.evaluate(async () => (await fetch('/api/websites/customizable')).json());
  const { uniqueId } = await page.evaluate(
    async (id) => (await fetch(`/api/widget-configs/${id}/unique-id`)).json(),
    website.id,
  );
  const body = sampleShop(language, theme, { src: `${product}/widget.js`, id: uniqueId });
  await page.route(SHOP, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await page.goto(SHOP);
  // Its shadow root is closed: it is opened through its API, and has settled when nothing more is loading.
  await page.waitForFunction(() => 'Evenway' in window);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => (window as unknown as { Evenway: { open(): void } }).Evenway.open());
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_000);
  return page.screenshot();
}

async function save(png: Buffer, name: string): Promise<void> {
  const page = await browser.newPage();
  for (const width of WIDTHS)
    await writeFile(path.join(folder, `${name}-${width}.webp`), await toWebp(page, png, width, 0.82));
  await page.close();
}
