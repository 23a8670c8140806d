import { answerCalls, WORDLESS } from '../../apps/web/tests/support/answer-calls.ts';
import { expect, test } from '../support/fixtures.ts';

test('a forgotten password is replaced by mail', async ({ page, people }) => {
  const person = await people.verified();
  const { email } = person;
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Please enter your email address').first()).toBeVisible();
  await test.step('a reset that fails says so, before and after its mail', async () => {
    await answerCalls(page, { 'POST /user/forgot-password': WORDLESS });
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to send password reset email');
    await answerCalls(page, { 'POST /user/forgot-password': (route) => route.abort() });
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByRole('alert')).toContainText('Network error occurred. Please try again.');
    await answerCalls(page, { 'POST /user/forgot-password': (route) => route.continue() });
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();

    await page.goto((await people.mail(email, /Reset/)).links[0] ?? '');
    await answerCalls(page, { 'POST /user/reset-password': WORDLESS });
    await page.getByLabel('New password', { exact: true }).fill('Renewed88');
    await page.getByLabel('Confirm new password').fill('Renewed89');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByText('Passwords do not match').first()).toBeVisible();
    await page.getByLabel('Confirm new password').fill('Renewed88');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to reset password');
    // A refused password does not consume the link.
    const refusal = { message: 'Choose another password.', error: 'Bad Request', code: 'invalid_request' };
    await answerCalls(page, { 'POST /user/reset-password': (route) => route.fulfill({ status: 400, json: refusal }) });
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByRole('alert')).toContainText('Choose another password.');
    await expect(page.getByRole('link', { name: 'Get a new reset link' })).toHaveCount(0);
    await answerCalls(page, { 'POST /user/reset-password': (route) => route.abort() });
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByRole('alert')).toContainText('Network error occurred. Please try again.');
    await answerCalls(page, { 'POST /user/reset-password': (route) => route.continue() });
    await page.getByRole('button', { name: 'Save new password' }).click();
    await page.getByRole('link', { name: 'Go to sign in' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Your password has been reset.' })).toBeVisible();
  });
  await expect(page).toHaveURL('/auth/login');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Renewed88');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/organization/dashboard');
});
