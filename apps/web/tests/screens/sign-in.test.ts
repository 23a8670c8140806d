import { createHash } from 'node:crypto';
import type { Page, Request, Route } from '@playwright/test';
import { describe, it } from 'vitest';
import { ADMIN, type Answers, answerCalls, held, signedInAs } from '../support/answer-calls.ts';
import { applicationOpener } from '../support/open-application.ts';
import { expect } from '../support/open-page.ts';

const TOKEN = `e30.${Buffer.from(JSON.stringify({ sub: ADMIN.email, exp: 4e9 })).toString('base64url')}.e30`;
const email = (page: Page) => page.getByLabel('Email address');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });

const openApplication = applicationOpener();
const open = (address = '/auth/login', answers?: Answers) => openApplication(address, null, answers);

async function fillIn(page: Page): Promise<void> {
  await email(page).fill('ada@example.org');
  await password(page).fill('engine1843!');
}

describe('the sign-in screen', () => {
  it('sign-in offers every way in', async () => {
    const page = await open();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your account');
    await expect(page.getByRole('link', { name: 'create a new account' })).toHaveAttribute('href', '/auth/signup');
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue with Facebook' })).toHaveCount(0);
    await expect(page.getByText('Or continue with email')).toBeVisible();
    await expect(email(page)).toHaveAttribute('type', 'email');
    await expect(page.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '/auth/forgot-password',
    );
    await expect(password(page)).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password(page)).toHaveAttribute('type', 'password');
  });

  it('sign-in needs an address and a password', async () => {
    const page = await open();
    await expect(submit(page)).toBeDisabled();
    await email(page).fill('ada@example.org');
    await expect(submit(page)).toBeDisabled();
    await password(page).fill('engine1843!');
    await expect(submit(page)).toBeEnabled();
    await email(page).fill('   ');
    await expect(submit(page)).toBeDisabled();
  });

  it('sign-in fails when the server cannot say who signed in, or says nothing', async () => {
    const page = await open();
    await fillIn(page);
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText('Login failed');
    await answerCalls(page, {
      'POST /auth/login': { token: TOKEN },
      'GET /user/me': { userId: ADMIN.userId, orgId: null, role: null },
    });
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText('Failed to get user data');
    await expect(page).toHaveURL('/auth/login');
    await answerCalls(page, { 'POST /auth/login': { token: 'not-a-token' } });
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText('Invalid token format');
  });

  it('the Google button reads Connecting... while the browser leaves', async () => {
    // Nothing comes, and the browser stays where it is.
    const leaving = held((route) => route.fulfill({ status: 204 }));
    const page = await open('/auth/login', { 'GET /auth/google/login': leaving.handle });
    const button = page.getByRole('button', { name: 'Continue with Google' });
    await expect(button).toBeEnabled();
    // Read in the page itself: a page that is being left does not respond from outside. Its script may load only now.
    await button.evaluate(
      (element: HTMLElement) =>
        new Promise<void>((resolve) => {
          const look = () => element.innerText.includes('Connecting...') && resolve();
          new MutationObserver(look).observe(element, { childList: true, subtree: true, characterData: true });
          element.click();
        }),
    );
    leaving.release();
  });

  it('a banner is red for errors and green for success', async () => {
    const page = await open();
    const colors = async (words: string) => {
      const banner = page.locator('[role=alert], [role=status]').filter({ hasText: words });
      const color = await banner.evaluate((element) => {
        const canvas = document.createElement('canvas').getContext('2d');
        if (!canvas) throw new Error('no canvas');
        canvas.fillStyle = getComputedStyle(element.querySelector('svg') as Element).color;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data];
      });
      const [red = 0, green = 0] = color;
      return red > green ? 'red' : 'green';
    };
    const banner = async (query: Record<string, string>, words: string) => {
      await page.goto(`/auth/login?${new URLSearchParams(query)}`);
      await expect(page.getByText(words)).toBeVisible();
      return colors(words);
    };
    const error = 'There is no account for this sign-in yet. Please sign up first.';
    const success = 'Your email address has been verified. You can sign in now.';
    expect(await banner({ error }, error)).toBe('red');
    expect(await banner({ message: success, type: 'success' }, success)).toBe('green');
    expect(await banner({ message: error, type: 'error' }, error)).toBe('red');
  });

  it('signup has its fields and one provider; an invitation has both', async () => {
    const page = await open('/auth/signup');
    for (const label of ['First name', 'Last name', 'Email address', 'Confirm password', 'Organization name'])
      await expect(page.getByLabel(label)).toBeVisible();
    await expect(password(page)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /Terms of Service/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue with Facebook' })).toHaveCount(0);

    const token = 'a'.repeat(43);
    await answerCalls(page, {
      'GET /auth/invitations/info': {
        email: 'sam@example.org',
        organizationName: 'Ada & Co',
        inviterName: 'Ada King',
        hasAccount: false,
      },
    });
    for (const path of ['/auth/signup', '/auth/signup/accept-invite']) {
      await page.goto(`${path}?token=${token}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accept Invitation');
      await expect(email(page)).toHaveValue('sam@example.org');
      await expect(email(page)).not.toBeEditable();
      await expect(page.getByLabel('Organization name')).toHaveCount(0);
    }
    const asked: string[] = [];
    const note = (route: Route, request: Request) => {
      const { pathname, search } = new URL(request.url());
      asked.push(`${pathname}${search}`);
      // The browser stays where it is.
      return route.fulfill({ status: 204 });
    };
    await answerCalls(page, { 'GET /auth/google/signup': note, 'GET /auth/facebook/signup': note });
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect.poll(() => asked).toEqual([`/api/auth/google/signup?token=${token}`]);
    await page.getByRole('button', { name: 'Continue with Facebook' }).click();
    await expect.poll(() => asked[1]).toBe(`/api/auth/facebook/signup?token=${token}`);
  });

  it('someone without an organization creates one after signing in', async () => {
    const page = await open('/auth/login', { 'POST /auth/login': { token: TOKEN } });
    await fillIn(page);
    await answerCalls(page, { 'GET /user/me': { ...ADMIN, orgId: null } });
    await submit(page).click();
    await expect(page).toHaveURL('/organization/create');
  });

  it('while signing in everything waits, a second submit is ignored, and the way back does not lead here', async () => {
    const answer = held((route) => route.fulfill({ json: { token: TOKEN } }));
    const sent: unknown[] = [];
    const page = await open('/no/such/page', {
      'POST /auth/login': (route, request) => {
        sent.push(request.postDataJSON());
        return answer.handle(route);
      },
    });
    await page.goto('/auth/login');
    await fillIn(page);
    await page.getByRole('checkbox', { name: 'Remember me' }).check();
    await submit(page).click();
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
    await expect(email(page)).not.toBeEditable();
    await expect(password(page)).not.toBeEditable();
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeDisabled();
    await password(page).press('Enter');
    await page.getByRole('button', { name: 'Signing in...' }).click({ force: true });

    await signedInAs(page, ADMIN);
    answer.release();
    await expect(page).toHaveURL('/organization/dashboard');
    const hash = createHash('sha256').update('engine1843!').digest('hex');
    expect(sent).toEqual([{ email: 'ada@example.org', password: hash }]);
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).not.toBeNull();
    await page.goBack();
    await expect(page).toHaveURL('/no/such/page');
  });
});
