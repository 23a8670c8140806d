import type { Browser, Page } from '@playwright/test';
import { PAGE_HELPERS } from '../widget/page-helpers.ts';

/** Beyond this a page repeats itself, and pictures get slow. */
const TALLEST = 4_000;

/**
 * A page in its own profile with these settings saved, settled and scrolled through once so that lazy pictures have
 * loaded.
 */
export async function openUnderSettings(
  browser: Browser,
  url: string,
  settings: Readonly<Record<string, string>>,
  width: number,
): Promise<{ page: Page; close(): Promise<void> }> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 800 },
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  await context.addInitScript(PAGE_HELPERS);
  await context.addInitScript(
    (saved) => localStorage.setItem('evenway', saved),
    JSON.stringify({ l: 'en', s: settings }),
  );
  const page = await context.newPage();
  await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort());
  await page.goto(url);
  await page.waitForFunction(() => document.querySelector('evenway-widget')?.shadowRoot?.querySelector('.b'), null, {
    polling: 50,
  });
  await page.evaluate(async (end) => {
    for (let y = 0; y < Math.min(document.documentElement.scrollHeight, end); y += 700) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    scrollTo(0, 0);
  }, TALLEST);
  await rest(page);
  await untilStill(page);
  return { page, close: () => context.close() };
}

/** Pages react to scrolling, and the widget to them: until two consecutive pictures are the same, or a limit. */
async function untilStill(page: Page): Promise<void> {
  let last: Buffer = Buffer.alloc(0);
  for (let tries = 0; tries < 8; tries++) {
    const now = await page.screenshot({ animations: 'disabled' });
    if (now.equals(last)) return;
    last = now;
    await page.waitForTimeout(250);
  }
}

/** Until later effects have been applied, and the page's own transitions have ended. */
export async function rest(page: Page): Promise<void> {
  await page.evaluate(() => window.bench.quiet(350));
  await page
    .waitForFunction(() => !document.getAnimations().some((one) => one instanceof CSSTransition), null, {
      timeout: 3_000,
    })
    .catch(() => undefined);
}

/** The page from its top, at most `TALLEST` pixels of it. */
export async function takePicture(page: Page): Promise<Buffer> {
  const { width } = page.viewportSize() as { width: number };
  const height = await page.evaluate((end) => {
    scrollTo({ top: 0, behavior: 'instant' });
    return Math.min(document.documentElement.scrollHeight, end);
  }, TALLEST);
  return page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.max(height, 400) },
    animations: 'disabled',
  });
}
