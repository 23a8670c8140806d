import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { preferLanguage } from '../../apps/web/tests/support/looks.ts';
import { NOW } from '../../apps/web/tests/support/samples/dates.ts';
import type { Screen } from '../support/screens/screen.ts';
import { heightOf, type Look, nameOf } from './looks.ts';

export interface Taken {
  readonly name: string;
  readonly look: Look;
  readonly file: string;
}

/** Pictures of one screen, which all have one language: it is opened once and then shown in each look. */
export async function takeScreen(
  browser: Browser,
  baseURL: string,
  screen: Screen,
  looks: readonly Look[],
  folder: string,
): Promise<Taken[]> {
  const { min = 0, max = Number.POSITIVE_INFINITY } = screen.widths ?? {};
  const wanted = looks.filter(({ width }) => width >= min && width <= max);
  const groups = screen.closesOnResize ? wanted.map((look) => [look]) : [wanted];
  const taken: Taken[] = [];
  for (const group of groups) {
    const [first] = group;
    if (!first) continue;
    const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
    try {
      const page = await context.newPage();
      await show(page, first);
      await preferLanguage(page, first.language);
      await page.clock.setFixedTime(NOW);
      await screen.open(page, first.language);
      for (const look of group) {
        await show(page, look);
        await settle(page);
        const file = path.join(folder, 'screens', screen.name, `${nameOf(look)}.png`);
        await mkdir(path.dirname(file), { recursive: true });
        await page.screenshot({ path: file, fullPage: !screen.isWindow, animations: 'disabled' });
        taken.push({ name: screen.name, look, file });
      }
    } finally {
      await context.close();
    }
  }
  return taken;
}

async function show(page: Page, { width, theme }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: heightOf(width) });
}

/** Pictures below the window load when they are reached. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
}
