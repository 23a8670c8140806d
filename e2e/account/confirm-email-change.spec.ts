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
  await expect(page.getByRole('radiogroup')).toHaveCount(0);
  await page.getByLabel('Email address').fill(next);
}

async function expectTyped(page: Page, next: string): Promise<void> {
  await expect(page).toHaveURL('/organization/user-profile');
  await expect(page.getByLabel('First name')).toHaveValue('Gilles');
  await expect(page.getByLabel('Email address')).toHaveValue(next);
}

test('someone without a password changes the address, and changes it again', async ({ page, people }) => {
  const [email, next, last] = [people.newEmail(), people.newEmail(), people.newEmail()];
  await test.step('someone without a password signs in with Google again to change the address, and finds what was typed', async () => {
    await typeNewAddress(page, email, next);
    const save = page.getByRole('button', { name: 'Save changes' });
    await page.getByText('Sign in with Google again').click();

    await save.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expectTyped(page, next);
    await expect(
      page.getByRole('alert').filter({ hasText: 'That did not work, so nothing has changed.' }),
    ).toBeVisible();

    await save.click();
    await page.getByLabel('Email', { exact: false }).first().fill(people.newEmail());
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expectTyped(page, next);
    await expect(page.getByText('You signed in with a different account there.')).toBeVisible();

    await save.click();
    await expect(page.getByLabel('Email', { exact: false }).first()).toHaveValue(email);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expectTyped(page, next);
    await expect(page.getByText('Thanks, we know it’s you.')).toBeVisible();
    await save.click();
    await expect(page.getByText(`${next} is waiting for confirmation`)).toBeVisible();
    await page.goto((await people.mail(next, /confirm/i)).links[0] ?? '');
    await expect(page.getByRole('heading', { level: 1, name: 'Your email address is changed' })).toBeVisible();
  });

  await test.step('someone without a password approves a new address by a link to the current one, in French', async () => {
    await page.goto('/organization/user-profile');
    await page.getByLabel('Email address').fill(last);
    await expect(page.getByRole('radio', { name: `Get a link at ${next}` })).toBeChecked();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText(`${last} is waiting for your approval`)).toBeVisible();
    const link = (await people.mail(next, /approve/i)).links[0] ?? '';
    await page.evaluate(() => localStorage.setItem('language', 'fr'));
    await page.goto(link);
    await page.getByRole('button', { name: 'Autoriser le changement' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Le changement est autorisé' })).toBeFocused();
    await page.goto(link);
    await page.getByRole('button', { name: 'Autoriser le changement' }).click();
    await expect(page.getByText('Ce lien n’est plus valide.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Autoriser le changement' })).toHaveCount(0);
    await page.goto((await people.mail(last, /confirm/i)).links[0] ?? '');
    await expect(page.getByRole('heading', { level: 1, name: 'Votre adresse e-mail est changée' })).toBeVisible();
  });
});
