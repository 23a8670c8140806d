import { expect, type Page } from '@playwright/test';
import { isFull } from '../../../../scripts/lib/testing/depth.ts';
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

/** Chooses a language as another tab would. */
export async function chooseElsewhere(page: Page, language: string): Promise<void> {
  await page.evaluate((newValue) => {
    localStorage.setItem('language', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'language', newValue }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Shows the page in each look without loading it again, which would take longer than all the rest. */
export async function inEveryLook(page: Page, check: (look: string) => Promise<void>): Promise<void> {
  for (const turn of LOOKS.keys()) await check(await showInLook(page, turn));
}

/** Shows the page in the look whose turn it is, and says which. */
export async function showInLook(page: Page, turn: number): Promise<string> {
  const { width, height, colorScheme } = LOOKS[turn % LOOKS.length] ?? LOOKS[0];
  // Without motion, since colors in transition belong to neither look.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
  await page.waitForFunction((look) => (document.documentElement.dataset.theme ?? look) === look, colorScheme);
  return `${colorScheme}, ${width} pixels`;
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

interface Traits {
  /** As of `expectAccessible`. */
  readonly colors?: boolean | string;
  /** That of its address, or English alone. */
  readonly hasFixedLanguage?: boolean;
}

/**
 * Every rule against one of many screens, in the language and the look whose turn it is: four screens in a row are seen in all
 * combinations. A full run sees each of them in every one. The page is left in the narrow window.
 */
export async function expectAccessibleInTurn(
  page: Page,
  what: string,
  turn: number,
  { colors = true, hasFixedLanguage = false }: Traits = {},
): Promise<void> {
  if (isFull) {
    await expectAccessibleInEveryLook(page, what, colors);
    if (!hasFixedLanguage) await inFrench(page, () => expectAccessibleInEveryLook(page, `${what} in French`, colors));
    return;
  }
  const check = async () => {
    await expectAccessible(page, `${what}: ${await showInLook(page, turn)}`, colors);
    await expectNothingSideways(page, `${what}: ${await showInLook(page, 1)}`);
  };
  // Languages and looks change at different paces, so that they meet in every way.
  if (hasFixedLanguage || Math.floor(turn / LOOKS.length) % LANGUAGES.length === 0) await check();
  else await inFrench(page, check);
}
