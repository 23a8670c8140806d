import { expect, test } from '../support/fixtures.ts';
import { demoAdmin, signUpWithGoogle } from '../support/people.ts';

test('signing in and up with Google', async ({ page, people }) => {
  await test.step('a change of mind at the provider comes back to sign-in', async () => {
    await page.goto('/auth/login');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: /Cancel/ }).click();
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByText('Google authentication failed. Please try again.')).toBeVisible();
  });

  await test.step('an address that has an account is told so, with what to do', async () => {
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: new RegExp(demoAdmin.email) }).click();
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByText('An account with this email already exists.')).toBeVisible();
    await expect(
      page.getByText('Please sign in with your existing account or use a different email address.'),
    ).toBeVisible();
  });

  await test.step('someone signs up with Google, names an organization and stands on the dashboard', async () => {
    await signUpWithGoogle(page, people.newEmail());
    await page.getByLabel('Organization name').fill('Roux et fils');
    await test.step('an organization that was made can be opened when the first try to read it failed', async () => {
      await page.route(/\/api\/user\/me/, (route) => route.abort());
      await page.getByRole('button', { name: 'Create organization' }).click();
      await expect(page.getByText(/Your organization is created, but we could not open it/)).toBeVisible();
      await page.unroute(/\/api\/user\/me/);
      await page.getByRole('button', { name: 'Open it' }).click();
      await expect(page).toHaveURL('/organization/dashboard');
    });
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/auth/login');
  });
});
