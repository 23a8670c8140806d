import { answerCalls, held, WORDLESS } from '../support/answer-calls.ts';
import { expect, test } from '../support/fixtures.ts';
import { stopClock } from '../support/stop-clock.ts';

const TOKEN = 'a'.repeat(43);

test('verification is under way, fails, and is asked for again', async ({ page }) => {
  await test.step('verification tells that it is under way, and why it failed', async () => {
    const answer = held((route) => route.fulfill({ status: WORDLESS, body: '' }));
    await answerCalls(page, { 'POST /user/verify': answer.handle });
    await page.goto(`/auth/verify?token=${TOKEN}`);
    await expect(page.getByRole('heading', { name: 'Verifying your email' })).toBeVisible();
    answer.release();
    await expect(page.getByRole('alert')).toContainText('Email verification failed');
    await answerCalls(page, { 'POST /user/verify': (route) => route.abort() });
    await page.goto(`/auth/verify?token=${TOKEN}b`);
    await expect(page.getByRole('alert')).toContainText('Network error occurred during verification');
  });

  await test.step('a resent verification says so for three seconds, a failed one for five', async () => {
    await answerCalls(page, { 'POST /user/verify/resend': { message: 'ok' } });
    await page.goto('/auth/verify-pending');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
    await page.getByLabel('Email address').fill('ada@example.org');
    await stopClock(page);
    const resend = page.getByRole('button', { name: 'Resend verification email' });
    await resend.click();
    const sent = page.getByText('Verification email sent. Please check your inbox.');
    await expect(sent).toBeVisible();
    await page.clock.runFor(2_900);
    await expect(sent).toBeVisible();
    await page.clock.runFor(200);
    await expect(sent).toBeHidden();

    await answerCalls(page, { 'POST /user/verify/resend': WORDLESS });
    await resend.click();
    const failed = page.getByText('Failed to resend verification email');
    await expect(failed).toBeVisible();
    await page.clock.runFor(4_900);
    await expect(failed).toBeVisible();
    await page.clock.runFor(200);
    await expect(failed).toBeHidden();
  });
});

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
