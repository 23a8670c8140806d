import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import { inRoot, WEB } from '../lib/paths.mjs';
import { sharePicture } from './share-picture.ts';

/**
 * Draws the link preview images of the public site, one per language: `npx tsx scripts/pictures/draw-share-pictures.ts`.
 */
const font = createRequire(`${WEB}/package.json`).resolve(
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
);
const fontUrl = `data:font/woff2;base64,${(await readFile(font)).toString('base64')}`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const language of ['en', 'fr'] as const) {
  await page.setContent(sharePicture(language, fontUrl));
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: inRoot(`apps/web/public/share-${language}.png`) });
}
await browser.close();
