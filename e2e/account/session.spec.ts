import { createHash } from 'node:crypto';
import { setOutWithin } from '../../apps/web/tests/support/go-within.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoAdmin, enterDashboard, forgetSession } from '../support/people.ts';

test('signing in: messages, a wrong password, a server that is away, and where it leads', async ({ page }) => {
  await test.step('Y16: messages in the address are shown once and then removed, a stranger’s words never', async () => {
    await page.goto(`/auth/login?${new URLSearchParams({ error: 'An account with this email already exists.' })}`);
    await expect(page.getByText('An account with this email already exists.')).toBeVisible();
    await expect(
      page.getByText('Please sign in with your existing account or use a different email address.'),
    ).toBeVisible();
    await expect(page).toHaveURL('/auth/login');
    await page.goto('/auth/login?error=Call%20this%20number');
    await expect(page.getByText('Login failed')).toBeVisible();
    await expect(page).toHaveURL('/auth/login');
    await page.goto('/auth/login?message=Call%20this%20number&type=success');
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByLabel('Email address')).toBeVisible();
    await expect(page.getByText('Call this number')).toHaveCount(0);
  });

  await test.step('a wrong password keeps the form and its banner goes with the next edit', async () => {
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeDisabled();
    await page.getByLabel('Email address').fill(demoAdmin.email);
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Invalid email or password')).toBeVisible();
    await expect(page.getByLabel('Email address')).toHaveValue(demoAdmin.email);
    await page.getByLabel('Password', { exact: true }).fill('other');
    await expect(page.getByText('Invalid email or password')).toBeHidden();
    await expect(page.getByText('Having trouble? Try one of the quick login buttons above.')).toBeVisible();
  });

  await test.step('when the server is away nothing is lost and the person can try again', async () => {
    await page.getByLabel('Email address').fill(demoAdmin.email);
    await page.getByLabel('Password', { exact: true }).fill(demoAdmin.password);
    await page.route('**/api/auth/login', (route) => route.abort());
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Network error. Please check your connection and try again.')).toBeVisible();
    await page.unroute('**/api/auth/login');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/organization/dashboard');
  });

  await test.step('a signed-in person who opens sign-in goes to the dashboard, also by the old address', async () => {
    await page.goto('/auth/login');
    await expect(page).toHaveURL('/organization/dashboard');
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/organization/dashboard');
  });

  await test.step('a page that needs sign-in is remembered until after it', async () => {
    await forgetSession(page);
    await page.goto('/organization/billing');
    await expect(page).toHaveURL('/auth/login');
    await page.getByLabel('Email address').fill(demoAdmin.email);
    await page.getByLabel('Password', { exact: true }).fill(demoAdmin.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/organization/billing');
  });
});

test('a visitor of the demo, after a broken screen', async ({ page }) => {
  await test.step('a broken screen shows what happened and a way on', async () => {
    await page.route('**/assets/login-page-*.js', (route) => route.abort());
    await page.goto('/auth/login');
    await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
    await page.unroute('**/assets/login-page-*.js');
    await page.getByRole('button', { name: /reload|try again/i }).click();
    await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  });

  await test.step('one click signs the demo accounts in', async () => {
    await page.getByRole('button', { name: 'Demo user' }).click();
    await expect(page).toHaveURL('/organization/dashboard');
    await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0);
  });

  await test.step('an ordinary user has no Settings and is sent back from its address', async () => {
    await expect(page.getByRole('link', { name: 'Account' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0);
    await setOutWithin(page, '/organization/settings');
    await expect(page).toHaveURL('/organization/dashboard');
    await setOutWithin(page, '/organization/create');
    await expect(page).toHaveURL('/unauthorized');
    await expect(
      page.getByText(
        "You don't have permission to access this page. Please contact your administrator if you believe this is an error.",
      ),
    ).toBeVisible();
  });
});

// Logging out ends every session of the account, so no other journey uses it at the same time.
test('sessions end elsewhere', async ({ page, context, people, request, baseURL }) => {
  const person = await people.verified();
  await enterDashboard(page, person);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await test.step('a session that ended elsewhere brings the person to sign-in and back to their place', async () => {
    const headers = { origin: baseURL ?? '' };
    const data = { email: person.email, password: createHash('sha256').update(person.password).digest('hex') };
    expect((await request.post('/api/auth/login', { headers, data })).ok()).toBe(true);
    expect((await request.post('/api/auth/logout', { headers })).ok()).toBe(true);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page).toHaveURL('/auth/login');
    await page.getByLabel('Email address').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/organization/dashboard');
  });

  await test.step('logging out in one tab signs the other one out', async () => {
    const other = await context.newPage();
    await other.goto('/organization/team');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/auth/login');
    await expect(other).toHaveURL('/auth/login');
  });
});
