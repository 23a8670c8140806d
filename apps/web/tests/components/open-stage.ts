import type { Page } from '@playwright/test';
import { pageOpener } from '../support/open-page.ts';
import type { SampleName } from './stage/stage.tsx';

/** Opens a sample. */
export function stageOpener(): (sample: SampleName) => Promise<Page> {
  const openPage = pageOpener();
  return async (sample) => {
    const page = await openPage();
    await page.goto(`/tests/components/stage/index.html#${sample}`);
    // Keys pressed before the sample is rendered would be lost.
    await page.locator('#root > *').first().waitFor({ state: 'attached' });
    return page;
  };
}
