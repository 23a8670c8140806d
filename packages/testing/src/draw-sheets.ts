import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';

/** A picture of a page in a window of some width. */
export interface Shot {
  readonly title: string;
  readonly file: string;
  readonly width: number;
}

const ON_A_SHEET = 12;
/** How wide and at most how high a small picture is. */
const THUMB = { wide: [380, 480], narrow: [250, 660] } as const;
const SHEET_WIDTH = 1_560;
const LOADED_WITHIN_MS = 180_000;

/** Small pictures, a dozen to a sheet, to look through quickly. `nameOf` names the file of each sheet, from 1. */
export async function drawSheets(
  browser: Browser,
  shots: readonly Shot[],
  nameOf: (sheet: number) => string,
): Promise<void> {
  const drawer = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 800 } });
  try {
    for (let from = 0; from < shots.length; from += ON_A_SHEET) {
      const figures = await Promise.all(shots.slice(from, from + ON_A_SHEET).map(drawFigure));
      await drawer.setContent(
        `<style>body{margin:0;display:flex;flex-wrap:wrap;gap:10px;align-items:start;font:13px sans-serif}figure{margin:0}div{overflow:hidden;border:1px solid #888}img{width:100%;display:block}</style>${figures.join('')}`,
        { timeout: LOADED_WITHIN_MS },
      );
      await drawer.screenshot({ path: nameOf(from / ON_A_SHEET + 1), fullPage: true });
    }
  } finally {
    await drawer.close();
  }
}

async function drawFigure({ title, file, width }: Shot): Promise<string> {
  const picture = await readFile(file, 'base64');
  const [across, down] = width < 600 ? THUMB.narrow : THUMB.wide;
  return `<figure style="width:${across}px"><figcaption>${title}</figcaption><div style="max-height:${down}px"><img alt="" src="data:image/png;base64,${picture}"></div></figure>`;
}
