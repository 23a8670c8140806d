import type { Browser } from '@playwright/test';
import { ours } from '../widget/contenders.ts';
import { openGroups, openPanel, pressAll } from '../widget/open-page.ts';
import { findMoving, isDifferent } from '../widget/restored.ts';
import { openUnderSettings, rest } from './page-under-settings.ts';

/** Whether a page has the same text and look after many functions were switched on and off again. */
export async function isRestored(browser: Browser, url: string): Promise<boolean> {
  const { page, close } = await openUnderSettings(browser, url, {}, 1280);
  const state = () => page.evaluate((its) => window.bench.state(its), ours.own);
  const reset = async () => {
    await pressAll(page, ours, [ours.reset]);
    await rest(page);
  };
  try {
    await openPanel(page, ours);
    await openGroups(page, ours);
    // Scripts of some pages react once to any change of size; that is their own effect, and over after this.
    await pressAll(page, ours, [ours.controls.textSize]);
    await rest(page);
    await reset();
    const before = await state();
    const { textSize, letterSpacing, lineHeight } = ours.controls;
    for (const contrast of ours.contrasts) {
      await pressAll(page, ours, [...contrast, textSize, textSize, textSize, letterSpacing, lineHeight]);
      await rest(page);
      await reset();
    }
    return !isDifferent(before, await state(), await findMoving(browser, url));
  } finally {
    await close();
  }
}
