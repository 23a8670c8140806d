import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNothingSideways } from './accessibility.ts';

export const LANGUAGES = ['en', 'fr'] as const;

/** Together with the languages, every screen is shown wide and narrow, light and dark. */
const LOOKS = [
  { width: 1280, height: 800, colorScheme: 'light' },
  // 1280 by 1024 at 400 percent.
  { width: 320, height: 256, colorScheme: 'dark' },
] as const;

/** From the next page on. Sandboxed frames have no storage. */
export async function preferLanguage(page: Page, language: string): Promise<void> {
  await page.addInitScript((chosen) => {
    if (window.top === window) localStorage.setItem('language', chosen);
  }, language);
}

/** An open screen of the application in French: it follows a choice made in another tab. */
export async function inFrench(page: Page, check: () => Promise<void>): Promise<void> {
  await chooseElsewhere(page, 'fr');
  await check();
  await chooseElsewhere(page, 'en');
}

async function chooseElsewhere(page: Page, language: string): Promise<void> {
  await page.evaluate((newValue) => {
    localStorage.setItem('language', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'language', newValue }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Shows the page in each look without loading it again, which would take longer than all the rest. */
export async function inEveryLook(page: Page, check: (look: string) => Promise<void>): Promise<void> {
  for (const { width, height, colorScheme } of LOOKS) {
    // Without motion, since colors in transition belong to neither look.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await page.waitForFunction((look) => (document.documentElement.dataset.theme ?? look) === look, colorScheme);
    await check(`${colorScheme}, ${width} pixels`);
  }
}

/**
 * `colors`: see `expectAccessible`. Every rule is checked on the English page in a wide window. The markup of a narrow
 * one is the same, with its own colors; in another language these are the same too.
 */
export async function expectAccessibleInEveryLook(
  page: Page,
  what: string,
  colors: boolean | string = true,
): Promise<void> {
  const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en';
  await inEveryLook(page, (look) => {
    const name = `${what}: ${look}`;
    const isWide = look.startsWith('light');
    if (!isWide && !(isEnglish && colors)) return expectNothingSideways(page, name);
    return expectAccessible(page, name, isEnglish && colors, !(isEnglish && isWide));
  });
}
