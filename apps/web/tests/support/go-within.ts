import type { Page } from '@playwright/test';

/** Navigates to another screen of the open application without loading it again, like Back and Forward. */
export async function goWithin(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname === path) return;
  const title = await page.title();
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.isLeft = '';
  });
  await setOutWithin(page, path);
  // Areas of one screen share its heading, but have their own titles.
  await page.waitForFunction(
    (left) => document.title !== left || document.querySelector('h1[data-is-left]') === null,
    title,
  );
}

/** The same without waiting for anything: the screen may redirect. */
export const setOutWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
