import { expect as anyExpect, type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import type { SampleName } from './stage/stage.tsx';

/** Generous, so that a loaded machine fails nothing that an idle one passes. */
export const expect = anyExpect.configure({ timeout: 15_000 });

/** Opens a sample in a real browser: focus and keys are the browser's own. */
export function stageOpener(): (sample: SampleName) => Promise<Page> {
  let browser: Browser;
  let pages: Page[] = [];

  beforeAll(async () => {
    const executablePath = inject('chromium');
    if (!executablePath) throw new Error('Chromium is missing; CHROMIUM_PATH may name one');
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  });
  afterEach(async () => {
    await Promise.all(pages.map((page) => page.close()));
    pages = [];
  });
  afterAll(() => browser.close());

  return async (sample) => {
    const page = await browser.newPage();
    pages.push(page);
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.goto(`${inject('stage')}#${sample}`);
    // Keys pressed before the sample is rendered would be lost.
    await page.locator('#root > *').first().waitFor({ state: 'attached' });
    return page;
  };
}
