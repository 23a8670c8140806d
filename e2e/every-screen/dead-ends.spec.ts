import { goWithin } from '../../apps/web/tests/support/go-within.ts';
import { expect, test } from '../support/fixtures.ts';
import { enter } from '../support/people.ts';

test('screens where the way ends lead on', async ({ page, step, context, people }) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'rejected'));
  await page.goto('/policies/terms');
  await step('a page that does not exist says so, and leads home or back', async () => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
    await page.goto('/no/such/page');
    await page.getByRole('link', { name: 'Go home' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  });

  await step('in a tab of its own, Go back leads to the landing page', async () => {
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => window.open('/no/such/page', '_blank', 'noopener')),
    ]);
    await tab.getByRole('button', { name: 'Go back' }).click();
    await expect.poll(() => new URL(tab.url()).pathname).toBe('/');
    await tab.close();
  });

  await step('Access Denied says what to do, and leads back, to the dashboard or out', async () => {
    await enter(page, await people.verified());
    await page.goto('/organization/team');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team Management');
    await goWithin(page, '/unauthorized');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
    await expect(
      page.getByText(
        "You don't have permission to access this page. Please contact your administrator if you believe this is an error.",
        { exact: true },
      ),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL(/\/organization\/team$/);
    await goWithin(page, '/unauthorized');
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await expect(page).toHaveURL(/\/organization\/dashboard$/);
    await goWithin(page, '/unauthorized');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/auth\/login$/);
    await page.goto('/organization/dashboard');
    await expect(page).toHaveURL(/\/auth\/login$/);
  });
});
