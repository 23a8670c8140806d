import { answerCalls, held, WORDLESS } from '../support/answer-calls.ts';
import { expect, test } from '../support/fixtures.ts';
import { stopClock } from '../support/stop-clock.ts';

const TOKEN = 'a'.repeat(43);

test('a resent verification says so for three seconds, a failed one for five', async ({ page }) => {
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

test('verification tells that it is under way, and why it failed', async ({ page }) => {
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

test('a reset that fails says so, before and after its mail', async ({ page, people }) => {
  const { email } = await people.verified();
  await answerCalls(page, { 'POST /user/forgot-password': WORDLESS });
  await page.goto('/auth/forgot-password');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to send password reset email');
  await answerCalls(page, { 'POST /user/forgot-password': (route) => route.abort() });
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('alert')).toContainText('Network error occurred. Please try again.');
  await answerCalls(page, { 'POST /user/forgot-password': (route) => route.continue() });
  await page.getByRole('button', { name: 'Send reset link' }).click();

  await page.goto((await people.mail(email, /Reset/)).links[0] ?? '');
  await answerCalls(page, { 'POST /user/reset-password': WORDLESS });
  await page.getByLabel('New password', { exact: true }).fill('Renewed88');
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
