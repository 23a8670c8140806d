import type { Page } from '@playwright/test';
import { expectAccessibleInTurn, LANGUAGES } from '../../apps/web/tests/support/looks.ts';
import { isFull } from '../../scripts/lib/testing/depth.ts';
import { expect, test } from '../support/fixtures.ts';

// On a device without reduced motion, like most.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const banner = (page: Page) => page.getByRole('region', { name: /^(Cookies on this site|Les cookies sur ce site)$/ });
const panel = (page: Page) => page.getByRole('dialog', { name: /^(Cookie preferences|Préférences de cookies)$/ });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const stored = (page: Page) =>
  page.evaluate(() => ['cookieConsent', 'analytics', 'marketing'].map((key) => localStorage.getItem(key)));

/** As someone who has not been here before. */
const forget = (page: Page) => page.evaluate(() => localStorage.clear());

test('the banner asks, and takes every answer', async ({ page, step, context }) => {
  await page.goto('/');
  await step('the banner asks until it has an answer, and stores nothing before', async () => {
    await expect(banner(page)).toBeVisible();
    expect(await stored(page)).toEqual([null, null, null]);
    await page.goto('/policies/privacy');
    await expect(banner(page)).toBeVisible();

    // The sign-in pages do not ask.
    await page.goto('/auth/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(banner(page)).toHaveCount(0);
  });

  for (const { button, values } of [
    { button: 'Accept All', values: ['accepted', 'true', 'true'] },
    { button: 'Decline', values: ['rejected', 'false', 'false'] },
  ]) {
    await step(`${button} is remembered, and the banner stays away`, async () => {
      await forget(page);
      await page.goto('/policies/privacy');
      // As the banner was when it appeared.
      await expect(page.locator('[aria-live="polite"]').filter({ has: banner(page) })).toHaveCount(1);
      await banner(page).getByRole('button', { name: button }).click();
      await expect(banner(page)).toHaveCount(0);
      await expect(
        page.locator('[aria-live="polite"]').getByText('Your choice about cookies is saved.'),
      ).toBeAttached();
      expect(await stored(page)).toEqual(values);
      await page.goto('/policies/terms');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(banner(page)).toHaveCount(0);
    });
  }

  await step('the widget tried on the page stands above the banner, not on it', async () => {
    await forget(page);
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    await press(page, 'Try the widget on this page');
    await expect(page.getByText('The widget now works on this whole page.')).toBeVisible();
    await page.evaluate(() => (window as unknown as { Evenway: { close(): void } }).Evenway.close());
    await press(page, 'Accept All');
    await expect(banner(page)).toHaveCount(0);
  });

  await step('customizing starts with both on, saves what is chosen, and can be cancelled', async () => {
    await forget(page);
    await page.goto('/policies/terms');
    await press(page, 'Customize');
    const analytics = panel(page).getByRole('switch', { name: 'Analytics' });
    const marketing = panel(page).getByRole('switch', { name: 'Marketing' });
    await expect(analytics).toBeChecked();
    await expect(marketing).toBeChecked();
    await expect(panel(page).getByText('Always Active')).toBeVisible();

    await analytics.uncheck();
    await press(page, 'Cancel');
    await expect(panel(page)).toHaveCount(0);
    await expect(banner(page)).toBeVisible();
    expect(await stored(page)).toEqual([null, null, null]);

    await press(page, 'Customize');
    await expect(analytics).toBeChecked();
    await marketing.uncheck();
    await press(page, 'Save Preferences');
    await expect(panel(page)).toHaveCount(0);
    await expect(banner(page)).toHaveCount(0);
    expect(await stored(page)).toEqual(['customized', 'true', 'false']);
  });

  await step('one can change one’s mind, from the footer and from the cookie policy', async () => {
    await forget(page);
    await page.goto('/policies/terms');
    await press(page, 'Decline');
    const inFooter = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
    await inFooter.click();
    const analytics = panel(page).getByRole('switch', { name: 'Analytics' });
    await expect(analytics).not.toBeChecked();
    await analytics.check();
    await press(page, 'Save Preferences');
    await expect(inFooter).toBeFocused();
    expect(await stored(page)).toEqual(['customized', 'true', 'false']);

    await page.goto('/policies/cookies');
    await page.getByRole('main').getByRole('button', { name: 'Cookie settings' }).click();
    await expect(analytics).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button', { name: 'Cookie settings' })).toBeFocused();
  });

  await step('an answer in one tab takes the banner away in the others', async () => {
    await forget(page);
    await page.reload();
    const other = await context.newPage();
    await other.goto('/policies/cookies');
    await expect(banner(other)).toBeVisible();
    await press(page, 'Accept All');
    await expect(banner(other)).toHaveCount(0);
    await other.close();
  });
});

test('the banner is in nobody’s way', async ({ page, step }) => {
  await page.goto('/policies/cookies');
  await step('by keyboard: the banner comes after the skip link, holds nobody, and gives focus back', async () => {
    await expect(banner(page)).toBeVisible();
    // It has not taken focus by appearing.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toBeFocused();
    for (const name of ['Customize', 'Decline', 'Accept All']) {
      await page.keyboard.press('Tab');
      if (name === 'Customize') {
        await expect(banner(page).getByRole('link', { name: 'Cookie Policy' })).toBeFocused();
        await page.keyboard.press('Tab');
      }
      await expect(banner(page).getByRole('button', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();

    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+Tab');
    await expect(banner(page).getByRole('button', { name: 'Customize' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(panel(page).getByRole('switch', { name: 'Analytics' })).not.toBeChecked();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(banner(page)).toHaveCount(0);
    expect(await stored(page)).toEqual(['customized', 'false', 'true']);
    // Back: Shift+Tab had entered the banner from the header's first link.
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  });

  await step('what takes focus is never under the banner, nor is the end of the page', async () => {
    await forget(page);
    const sizes = [
      // 1280 by 1024 at 400 %.
      { width: 320, height: 256 },
      { width: 1024, height: 600 },
    ];
    for (const size of isFull ? sizes : sizes.slice(0, 1)) {
      await page.setViewportSize(size);
      await page.goto('/policies/cookies');
      await expect(banner(page)).toBeVisible();
      const edge = await banner(page).evaluate((region) => region.getBoundingClientRect().top);
      const seen: string[] = [];
      for (let step = 0; step < 60; step += 1) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate(() => {
          const { activeElement } = document;
          const box = activeElement?.getBoundingClientRect();
          const isInBanner = activeElement?.closest('section[aria-labelledby]')?.parentElement?.ariaLive === 'polite';
          const isEnd = activeElement === document.body;
          return { name: activeElement?.textContent ?? '', bottom: box?.bottom ?? 0, isInBanner, isEnd };
        });
        if (focused.isEnd) break;
        if (focused.isInBanner) continue;
        seen.push(focused.name);
        expect(focused.bottom, `${focused.name}, ${size.width} pixels`).toBeLessThanOrEqual(edge + 1);
      }
      expect(new Set(seen).size).toBeGreaterThan(12);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect
        .poll(() => page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().bottom))
        .toBeLessThanOrEqual(edge + 1);
    }
  });

  await step('at 400 % zoom the banner leaves half of the window, and every button can be reached', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await forget(page);
    await page.goto('/fr/policies/cookies');
    await expect(banner(page)).toBeVisible();
    const box = await banner(page).boundingBox();
    expect(Math.round(box?.height ?? 0)).toBeLessThanOrEqual(128);
    await press(page, 'Tout accepter');
    expect(await stored(page)).toEqual(['accepted', 'true', 'true']);
  });

  for (const [turn, language] of (isFull ? LANGUAGES : LANGUAGES.slice(0, 1)).entries()) {
    await step(`${language}: banner and panel are accessible, light and dark, wide and narrow`, async () => {
      await forget(page);
      await page.goto(language === 'fr' ? '/fr/policies/cookies' : '/policies/cookies');
      await expect(banner(page)).toBeVisible();
      await expectAccessibleInTurn(page, 'the banner', turn, {
        colors: '[data-cookie-question]',
        hasFixedLanguage: true,
      });
      await banner(page).getByRole('button').first().click();
      await expect(panel(page)).toBeVisible();
      await expectAccessibleInTurn(page, 'the panel', turn + 1, { colors: 'dialog[open]', hasFixedLanguage: true });
    });
  }
});
