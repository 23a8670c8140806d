import type { Page } from '@playwright/test';
import { expectAccessible } from '../../apps/web/tests/support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';

/** Until someone reaches for a control, a public page is what the server has rendered and a few kilobytes of script. */
const REACT = '**/assets/hydrate-*.js';
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies on this site' });

test('where the scripts behind the controls do not come', async ({ page }) => {
  await page.route(REACT, (route) => route.abort());
  await test.step('the question about cookies is asked, and its answer is kept, said and not asked for again', async () => {
    await page.goto('/policies/terms');
    await banner(page).getByRole('button', { name: 'Decline' }).click();
    await expect(banner(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('rejected');
    await expect(page.locator('[aria-live="polite"]').getByText('Your choice about cookies is saved.')).toBeAttached();
    await page.reload();
    await expect(page.getByRole('button', { name: /Ask/ })).toBeVisible();
    await expect(banner(page)).toBeHidden();
  });

  await test.step('the theme is the chosen one, is shown as chosen, and follows the system where none is', async () => {
    await page.goto('/policies/terms');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.evaluate(() => localStorage.setItem('theme', 'light'));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  });

  await test.step('an answer by keyboard leaves focus in the page', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/policies/terms');
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('button', { name: 'Accept All' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toBeHidden();
    // Where it came from.
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  });

  await test.step('a press is answered by what went wrong, and the next one is done when they come', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/policies/terms');
    const notice = page.getByText('Could not load part of this page');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(notice).toBeVisible();
    await page.unroute(REACT);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Pricing' })).toBeVisible();
    await expect(notice).toHaveCount(0);
    await expectAccessible(page, 'the open menu', 'header');
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('reading and scrolling a policy asks for nothing more; reaching for a control does', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/assets/hydrate-')) asked.push(request.url());
    });
    await page.goto('/policies/terms');
    await page.mouse.wheel(0, 2000);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: /Ask/ }).focus();
    await expect.poll(() => asked.length).toBe(1);
  });
});

test('where no script of ours comes but the first', async ({ page }) => {
  const SCRIPTS = '**/assets/*.js';
  await page.route(SCRIPTS, (route) => route.abort());
  await test.step('a public page can be read, and a press is told to reload', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/fr/policies/terms');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await expect(page.getByText('Vérifiez votre connexion, puis rechargez la page.')).toBeVisible();
  });

  await test.step('the application says so, and comes with a reload', async () => {
    for (const path of ['/organization/dashboard', '/auth/login']) {
      await page.goto(path);
      await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Could not load the page');
    }
    await page.unroute(SCRIPTS);
    await page.getByRole('link', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  });
});
