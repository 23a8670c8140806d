import type { Page } from '@playwright/test';
import { goWithin } from '../../apps/web/tests/support/go-within.ts';
import { expect, test } from '../support/fixtures.ts';
import { enter, PASSWORD } from '../support/people.ts';
import { confirmWithPassword } from '../support/second-factor.ts';

test('links of mails, followed by someone who is signed in', async ({ page, people }) => {
  const person = await people.unverified();
  const link = (await people.mail(person.email, /verify/i)).links[0] ?? '';
  const next = people.newEmail();
  await test.step('someone signed in follows the verification link of another account, and chooses which to use', async () => {
    await enter(page, await people.verified());
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Your email is verified' })).toBeVisible();
    await expect(page.getByText('You are signed in with another account.')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out and switch accounts' }).click();
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByText('Your email address has been verified. You can sign in now.')).toBeVisible();
    await expectAddressCarried(page, person.email);
  });

  await test.step('a second look at a used verification link says that the address is verified', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Your email is verified' })).toBeVisible();
    await expect(page).toHaveURL('/auth/login');
    await enter(page, person);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Your email is verified' })).toBeVisible();
    await expect(page).toHaveURL('/organization/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Organization Dashboard' })).toBeVisible();
  });

  await test.step('someone signed in confirms a new address and sees it in the account', async () => {
    await page.getByRole('link', { name: 'Account' }).click();
    await page.getByLabel('First name').fill('Inès');
    await page.getByLabel('Email address').fill(next);
    const save = page.getByRole('button', { name: 'Save changes' });
    await save.click();
    const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
    const proof = question.getByLabel('Your password');
    await expect(proof).toBeFocused();
    await proof.fill('Wrong111!');
    await page.keyboard.press('Enter');
    await expect(question.getByText('Current password is incorrect.')).toBeVisible();
    await expect(proof).toBeFocused();
    await expect(proof).toHaveValue('');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Confirm that it is you, then try again.')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Inès');
    await expect(page.getByLabel('Email address')).toHaveValue(next);
    await save.click();
    await confirmWithPassword(page, PASSWORD);
    await expect(page.getByText(`${next} is waiting for confirmation`)).toBeVisible();
    await page.goto((await people.mail(next, /confirm/i)).links[0] ?? '');
    await expect(page.getByRole('heading', { level: 1, name: 'Your email address is changed' })).toBeVisible();
    await expect(page).toHaveURL('/organization/user-profile');
    await expect(page.getByLabel('Email address')).toHaveValue(next);
  });

  await test.step('someone signed in sets a new password by a mailed link and signs in with it', async () => {
    await goWithin(page, '/auth/forgot-password');
    await page.getByLabel('Email address').fill(next);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await page.goto((await people.mail(next, /reset/i)).links[0] ?? '');
    await page.getByLabel('New password', { exact: true }).fill('Renewed77!');
    await page.getByLabel('Confirm new password').fill('Renewed77!');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your password is changed' })).toBeVisible();
    // Not polled: the screen must know from the start that the session has ended, not after a refresh.
    expect(await page.getByRole('button', { name: 'Sign out and switch accounts' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Go to sign in' }).click();
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByText('Your password has been reset. You can sign in with the new one.')).toBeVisible();
    await expectAddressCarried(page, next);
    await page.getByLabel('Password', { exact: true }).fill('Renewed77!');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/organization/dashboard');
  });

  await test.step('someone signed in follows an invitation for another address, and can accept it after signing out', async () => {
    const invited = people.newEmail();
    const origin = new URL((await page.request.get('/readyz')).url()).origin;
    const query = new URLSearchParams({ email: invited, role: 'ORG_USER' });
    const answer = await page.request.post(`/api/auth/invitations?${query}`, { headers: { origin } });
    expect(answer.ok()).toBe(true);
    await page.goto((await people.mail(invited, /invited/i)).links[0] ?? '');
    await expect(page.getByText('Inès Moreau invites you to join Moreau & Filles.')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveCount(0);
    await page.getByRole('button', { name: 'Sign out and continue' }).click();
    await page.getByLabel('First name').fill('Sam');
    await page.getByLabel('Last name').fill('Roy');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await page.getByRole('button', { name: 'Accept invitation' }).click();
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByText('Your account is ready. Sign in to continue.')).toBeVisible();
    await expectAddressCarried(page, invited);
    await page.reload();
    await expectAddressCarried(page, invited);
  });

  await test.step('a mangled invitation says that it is not valid, not which parameter is wrong', async () => {
    await page.goto('/auth/signup/accept-invite?token=abc...%3E');
    await expect(page.getByText('This invitation is not valid.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });
});

/** Sign-in knows whose mail it was, without the address of the page saying so, and the cursor waits for the password. */
async function expectAddressCarried(page: Page, email: string): Promise<void> {
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page).toHaveURL('/auth/login');
}
