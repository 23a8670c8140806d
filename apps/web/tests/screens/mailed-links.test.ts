import { describe, it } from 'vitest';
import { answerCalls, held, WORDLESS } from '../support/answer-calls.ts';
import { applicationOpener } from '../support/open-application.ts';
import { expect } from '../support/open-page.ts';
import { stopClock } from '../support/stop-clock.ts';

const open = applicationOpener();
const TOKEN = 'a'.repeat(43);

describe('verification is under way, fails, and is asked for again', () => {
  it('verification tells that it is under way, and why it failed', async () => {
    const answer = held((route) => route.fulfill({ status: WORDLESS, body: '' }));
    const page = await open(`/auth/verify?token=${TOKEN}`, null, { 'POST /user/verify': answer.handle });
    await expect(page.getByRole('heading', { name: 'Verifying your email' })).toBeVisible();
    answer.release();
    await expect(page.getByRole('alert')).toContainText('Email verification failed');
    await answerCalls(page, { 'POST /user/verify': (route) => route.abort() });
    await page.goto(`/auth/verify?token=${TOKEN}b`);
    await expect(page.getByRole('alert')).toContainText('Network error occurred during verification');
  });

  it('a resent verification says so for three seconds, a failed one for five', async () => {
    const page = await open('/auth/verify-pending', null, { 'POST /user/verify/resend': { message: 'ok' } });
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
