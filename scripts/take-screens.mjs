import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { inRoot } from './lib/paths.mjs';
import { sampleShop } from './pictures/sample-shop.mjs';

/**
 * Takes the pictures of the product that the landing page shows, from a running one with its demo: `npm start` on a fresh
 * DATA_DIR, then `node scripts/take-screens.mjs http://localhost:3000`.
 */
const product = process.argv[2] ?? 'http://localhost:3000';
const folder = inRoot('apps/web/src/features/landing/screens');
const VIEW = { width: 1280, height: 800 };
const WIDTHS = [1440, 720];
// Nothing is there: the page is put in its place on the way to the browser.
const SHOP = `${product}/sample-shop`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
await mkdir(folder, { recursive: true });
for (const language of ['en', 'fr']) {
  for (const theme of ['light', 'dark']) {
    const context = await browser.newContext({
      viewport: VIEW,
      deviceScaleFactor: WIDTHS[0] / VIEW.width,
      colorScheme: theme,
      reducedMotion: 'reduce',
    });
    await context.addInitScript(
      ([chosenLanguage, chosenTheme]) => {
        localStorage.setItem('language', chosenLanguage);
        localStorage.setItem('theme', chosenTheme);
      },
      [language, theme],
    );
    const page = await context.newPage();
    await save(await dashboard(page), `dashboard-${language}-${theme}`);
    await save(await widget(page, language, theme), `widget-${language}-${theme}`);
    await context.close();
  }
}
await browser.close();

async function dashboard(page) {
  await page.goto(`${product}/auth/login`);
  await page.locator('input[type=email]').fill('admin@demo.example');
  await page.locator('input[type=password]').fill('Evenway1!');
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/organization/dashboard');
  await page.locator('table tbody tr').first().waitFor();
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement?.blur());
  return page.screenshot();
}

async function widget(page, language, theme) {
  const [website] = await page.evaluate(async () => (await fetch('/api/websites/customizable')).json());
  const { uniqueId } = await page.evaluate(
    async (id) => (await fetch(`/api/widget-configs/${id}/unique-id`)).json(),
    website.id,
  );
  const body = sampleShop(language, theme, { src: `${product}/widget.js`, id: uniqueId });
  await page.route(SHOP, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await page.goto(SHOP);
  // Its inside is closed to the page and to us: it is opened by name, and has settled when nothing more is fetched.
  await page.waitForFunction(() => 'Evenway' in window);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.Evenway.open());
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_000);
  return page.screenshot();
}

/** Chromium writes WebP, so no further tool is needed. */
async function save(png, name) {
  const page = await browser.newPage();
  for (const width of WIDTHS) {
    const webp = await page.evaluate(
      async ([data, target]) => {
        const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
        const canvas = new OffscreenCanvas(target, Math.round((bitmap.height / bitmap.width) * target));
        const context = canvas.getContext('2d');
        context.imageSmoothingQuality = 'high';
        context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 });
        return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())));
      },
      [png.toString('base64'), width],
    );
    await writeFile(path.join(folder, `${name}-${width}.webp`), Buffer.from(webp, 'base64'));
  }
  await page.close();
}
