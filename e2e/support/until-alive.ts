import type { Page } from '@playwright/test';

/** Pages that the server draws are seen before their scripts have come; a press before that is lost. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((name) => name.startsWith('__reactProps')),
  );
}
