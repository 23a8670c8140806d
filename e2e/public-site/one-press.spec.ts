import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** As soon as React hears presses, and when it has hydrated the page. */
const MOMENTS = ['evenway:listening', 'hydrated'];

/** Presses what matches the selector at that moment while the page comes to life. */
async function pressAt(page: Page, moment: string, selector: string): Promise<void> {
  await page.addInitScript(
    ([when, pressed]) => {
      const press = () => document.querySelector<HTMLElement>(pressed)?.click();
      addEventListener(when, () => void Promise.resolve().then(press), { once: true });
      addEventListener('evenway:interactive', () => document.documentElement.setAttribute('data-interactive', ''));
      const queue = window.queueMicrotask.bind(window);
      window.queueMicrotask = (task) => {
        if (!String(task).includes('evenway:interactive')) return queue(task);
        dispatchEvent(new Event('hydrated'));
        setTimeout(task, 100);
      };
    },
    [moment, selector] as const,
  );
}
/** The assistant waits for the answer about cookies; here it has been given. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'rejected'));
});

const isInteractive = (page: Page) => expect(page.locator('html[data-interactive]')).toBeVisible();

for (const moment of MOMENTS) {
  test(`a button pressed while a public page comes to life counts once: ${moment}`, async ({ page }) => {
    await pressAt(page, moment, '[data-assistant] button');
    await page.goto('/');
    await page.getByRole('button', { name: /Accessibility Assistant/ }).hover();
    await isInteractive(page);
    await expect(page.getByRole('dialog', { name: 'Accessibility Assistant' })).toBeVisible();
  });

  test(`a choice made while a public page comes to life is kept: ${moment}`, async ({ page }) => {
    await pressAt(page, moment, '#pricing input[type="radio"]:not(:checked)');
    await page.goto('/');
    const prices = page.locator('#pricing');
    const before = await prices.innerText();
    await page.getByRole('button', { name: /Accessibility Assistant/ }).hover();
    await isInteractive(page);
    await expect.poll(() => prices.innerText()).not.toBe(before);
  });

  test(`a button pressed while sign-in comes to life counts once: ${moment}`, async ({ page }) => {
    await pressAt(page, moment, 'button[aria-controls]');
    await page.goto('/auth/login');
    await isInteractive(page);
    await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
  });
}
