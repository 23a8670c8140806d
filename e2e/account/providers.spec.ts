import { expect, test } from '../support/fixtures.ts';
import { demoAdmin, signUpWithGoogle } from '../support/people.ts';

test('someone signs up with Google, names an organization and stands on the dashboard', async ({ page, people }) => {
  await signUpWithGoogle(page, people.newEmail());
  await page.getByLabel('Organization name').fill('Roux et fils');
  await page.getByRole('button', { name: /Create/ }).click();
  await expect(page).toHaveURL('/organization/dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth/login');
});

test('an address that has an account is told so, with what to do', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: new RegExp(demoAdmin.email) }).click();
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText('An account with this email already exists.')).toBeVisible();
  await expect(
    page.getByText('Please sign in with your existing account or use a different email address.'),
  ).toBeVisible();
});

test('a change of mind at the provider comes back to sign-in', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: /Cancel/ }).click();
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText('Google authentication failed. Please try again.')).toBeVisible();
});
