import type { Page } from '@playwright/test';

/** From now on the page's time moves only when the test moves it, however busy the machine is. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
}
