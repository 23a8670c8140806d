import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';

/** A picture of a page in a window of some width. */
export interface Shot {
  readonly title: string;
  readonly file: string;
  readonly width: number;
}

const COLUMNS = 4;
const ROWS = 3;
/** Pixels of a page that a small picture of it shows, and how wide that picture is. */
const SHOWN = 1_600;
const SHOWN_NARROW = 844;
const THUMB = 380;
const LOADED_WITHIN_MS = 180_000;

/** Small pictures, a dozen to a sheet, to look through quickly. `nameOf` names the file of each sheet, from 1. */
export async function drawSheets(
  browser: Browser,
  shots: readonly Shot[],
  nameOf: (sheet: number) => string,
): Promise<void> {
  const drawer = await browser.newPage({ viewport: { width: COLUMNS * (THUMB + 10), height: 800 } });
  try {
    for (let from = 0; from < shots.length; from += COLUMNS * ROWS) {
      const figures = await Promise.all(shots.slice(from, from + COLUMNS * ROWS).map(drawFigure));
      await drawer.setContent(
        `<style>body{margin:0;display:grid;grid-template-columns:repeat(${COLUMNS},${THUMB}px);gap:10px;align-items:start;font:13px sans-serif}figure{margin:0}div{overflow:hidden;border:1px solid #888}img{width:100%;display:block}</style>${figures.join('')}`,
        { timeout: LOADED_WITHIN_MS },
      );
      await drawer.screenshot({ path: nameOf(from / (COLUMNS * ROWS) + 1), fullPage: true });
    }
  } finally {
    await drawer.close();
  }
}

async function drawFigure({ title, file, width }: Shot): Promise<string> {
  const picture = await readFile(file, 'base64');
  const height = ((width < 600 ? SHOWN_NARROW : SHOWN) * THUMB) / width;
  return `<figure><figcaption>${title}</figcaption><div style="max-height:${Math.min(height, 480)}px"><img alt="" src="data:image/png;base64,${picture}"></div></figure>`;
}
