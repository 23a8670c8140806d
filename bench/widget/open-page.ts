import type { Browser, Page } from '@playwright/test';
import type { Contender } from './contenders.ts';
import { PAGE_HELPERS } from './page-helpers.ts';
import type { Served } from './serve.ts';

const APPEARS_WITHIN_MS = 30_000;

/** A page in its own browser profile. Other hosts are blocked: some peers load their icons from one. */
export async function openPage(browser: Browser, url: string): Promise<{ page: Page; close(): Promise<void> }> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  await context.addInitScript(PAGE_HELPERS);
  const page = await context.newPage();
  await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort());
  await page.goto(url);
  return { page, close: () => context.close() };
}

/** Loads a contender into an existing page, like a tag manager. */
export async function inject(page: Page, { scripts }: Pick<Contender, 'scripts'>, served: Served): Promise<void> {
  for (const { src, attributes = {} } of scripts) {
    await page.evaluate(
      ([address, more]) =>
        new Promise<void>((resolve, reject) => {
          const script = document.createElement('script');
          for (const [name, value] of Object.entries(more)) script.setAttribute(name, value);
          script.src = address;
          script.onload = () => resolve();
          script.onerror = () => reject(new Error(`${address} did not load`));
          document.body.append(script);
        }),
      [served.addressOf(src), attributes] as const,
    );
  }
}

export async function untilShown(page: Page, own: string, place: string): Promise<void> {
  await page.waitForFunction(([its, where]) => window.bench.isShown(its, where), [own, place] as const, {
    polling: 50,
    timeout: APPEARS_WITHIN_MS,
  });
}

export async function openPanel(page: Page, contender: Contender): Promise<void> {
  await untilShown(page, contender.own, contender.button);
  await pressAll(page, contender, [contender.button]);
  await untilShown(page, contender.own, contender.openPanel);
  await quiet(page);
}

/** Controls in a closed group may not exist yet: opens all groups, or one after the other until `wanted` exists. */
export async function openGroups(page: Page, { own, closedGroup }: Contender, wanted?: string): Promise<void> {
  if (!closedGroup) return;
  const openNext = () =>
    page.evaluate(
      ([its, where, control]) => {
        if (control && window.bench.find(its, control)) return false;
        if (!window.bench.find(its, where)) return false;
        window.bench.press(its, where);
        return true;
      },
      [own, closedGroup, wanted] as const,
    );
  while (await openNext()) await quiet(page);
}

export async function pressAll(page: Page, { own }: Contender, places: readonly string[]): Promise<void> {
  for (const place of places)
    await page.evaluate(([its, where]) => window.bench.press(its, where), [own, place] as const);
}

/** Until two frames are drawn and later effects have had time. */
export function quiet(page: Page, milliseconds = 300): Promise<void> {
  return page.evaluate((wait) => window.bench.quiet(wait), milliseconds);
}
