import type { Page } from '@playwright/test';

/** The dashboard of the demo's admin, settled. */
export async function openDashboard(page: Page, product: string): Promise<void> {
  await page.goto(`${product}/auth/login`);
  await page.locator('input[type=email]').fill('admin@demo.example');
  await page.locator('input[type=password]').fill('Evenway1!');
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/organization/dashboard');
  await page.locator('table tbody tr').first().waitFor();
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    (document.activeElement as HTMLElement | null)?.blur();
    await document.fonts.ready;
  });
}
