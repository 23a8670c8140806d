import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { signUpWithGoogle } from '../support/people.ts';

/** Someone who has only ever signed in with Google, on the account screen with a new address typed. */
async function typeNewAddress(page: Page, email: string, next: string): Promise<void> {
  await signUpWithGoogle(page, email);
  await page.getByLabel('Organization name').fill('Roux et fils');
  await page.getByRole('button', { name: /Create/ }).click();
  await expect(page).toHaveURL('/organization/dashboard');
  await page.goto('/organization/user-profile');
  await page.getByLabel('First name').fill('Gilles');
  await page.getByLabel('Email address').fill(next);
}

test('someone without a password confirms with Google in a window of its own, and the change goes on by itself', async ({
  page,
  people,
}) => {
  const [email, next] = [people.newEmail(), people.newEmail()];
  await typeNewAddress(page, email, next);
  await page.getByRole('button', { name: 'Save changes' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  const visit = async () => {
    const opened = page.waitForEvent('popup');
    await question.getByRole('button', { name: 'Confirm with Google' }).click();
    return opened;
  };

  const canceled = await visit();
  await expect(question.getByText('Continue in the window that opened.')).toBeVisible();
  await canceled.getByRole('button', { name: 'Cancel' }).click();
  await expect(question.getByText('That did not work, so nothing has changed.')).toBeVisible();

  const other = await visit();
  await other.getByLabel('Email', { exact: false }).first().fill(people.newEmail());
  await other.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(question.getByText('You signed in with a different account there.')).toBeVisible();

  const right = await visit();
  await expect(right.getByLabel('Email', { exact: false }).first()).toHaveValue(email);
  await right.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText(`${next} is waiting for confirmation`)).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Gilles');

  await page.goto((await people.mail(next, /confirm/i)).links[0] ?? '');
  await expect(page.getByRole('heading', { level: 1, name: 'Your email address is changed' })).toBeVisible();
});
