import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { PageResult } from './judge-page.ts';

const COLUMNS = 4;
const ROWS = 3;
/** Pixels of a page that a small picture of it shows, and how wide that picture is. */
const SHOWN = 1_600;
const SHOWN_NARROW = 844;
const THUMB = 380;
const LOADED_WITHIN_MS = 180_000;

/** Small pictures of one page under every function, a dozen to a sheet, to look through quickly. Resolves with their files. */
export async function drawSheets(browser: Browser, folder: string, { page, cases }: PageResult): Promise<string[]> {
  const widths = [...new Set(cases.map(({ width }) => width))];
  const shots = widths.flatMap((width) =>
    ['before', ...cases.filter((one) => one.width === width).map(({ name }) => name)].map((name) => ({ name, width })),
  );
  const files: string[] = [];
  const drawer = await browser.newPage({ viewport: { width: COLUMNS * (THUMB + 10), height: 800 } });
  try {
    for (let from = 0; from < shots.length; from += COLUMNS * ROWS) {
      const figures = await Promise.all(
        shots.slice(from, from + COLUMNS * ROWS).map(async ({ name, width }) => {
          const picture = await readFile(path.join(folder, page.name, `${name}-${width}.png`), 'base64');
          const height = ((width < 600 ? SHOWN_NARROW : SHOWN) * THUMB) / width;
          return `<figure><figcaption>${page.name} · ${name} · ${width}</figcaption><div style="height:${Math.min(height, 480)}px"><img alt="" src="data:image/png;base64,${picture}"></div></figure>`;
        }),
      );
      await drawer.setContent(
        `<style>body{margin:0;display:grid;grid-template-columns:repeat(${COLUMNS},${THUMB}px);gap:10px;font:13px sans-serif}figure{margin:0}div{overflow:hidden;border:1px solid #888}img{width:100%;display:block}</style>${figures.join('')}`,
        { timeout: LOADED_WITHIN_MS },
      );
      const file = path.join(folder, page.name, `sheet-${from / (COLUMNS * ROWS) + 1}.png`);
      await drawer.screenshot({ path: file, fullPage: true });
      files.push(file);
    }
  } finally {
    await drawer.close();
  }
  return files;
}
