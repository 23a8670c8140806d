import { expect, test } from '../support/fixtures.ts';
import { demoAdmin, demoUser, signIn } from '../support/people.ts';

test('a page that needs sign-in is remembered until after it', async ({ page }) => {
  await page.goto('/organization/billing');
  await expect(page).toHaveURL('/auth/login');
  await page.getByLabel('Email address').fill(demoAdmin.email);
  await page.getByLabel('Password', { exact: true }).fill(demoAdmin.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/organization/billing');
});

test('a wrong password keeps the form and its banner goes with the next edit', async ({ page }) => {
  await page.goto('/auth/login');
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

test('Y16: messages in the address are shown once and then removed, a stranger’s words never', async ({ page }) => {
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

test('a signed-in person who opens sign-in goes to the dashboard, also by the old address', async ({ page }) => {
  await signIn(page, demoAdmin);
  await page.goto('/auth/login');
  await expect(page).toHaveURL('/organization/dashboard');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/organization/dashboard');
});

test('an ordinary user has no Settings and is sent back from its address', async ({ page }) => {
  await signIn(page, demoUser);
  await expect(page.getByRole('link', { name: 'Account' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0);
  await page.goto('/organization/settings');
  await expect(page).toHaveURL('/organization/dashboard');
  await page.goto('/organization/create');
  await expect(page).toHaveURL('/unauthorized');
  await expect(
    page.getByText(
      "You don't have permission to access this page. Please contact your administrator if you believe this is an error.",
    ),
  ).toBeVisible();
});

// Logging out ends every session of the account, so no other journey uses it at the same time.
test('logging out in one tab signs the other one out', async ({ page, context, people }) => {
  await signIn(page, await people.verified());
  const other = await context.newPage();
  await other.goto('/organization/team');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth/login');
  await expect(other).toHaveURL('/auth/login');
});

test('a session that ended elsewhere brings the person to sign-in and back to their place', async ({
  page,
  people,
  browser,
}) => {
  const person = await people.verified();
  await signIn(page, person);
  const elsewhere = await browser.newContext();
  const second = await elsewhere.newPage();
  await signIn(second, person);
  await second.getByRole('button', { name: 'Logout' }).click();
  await expect(second).toHaveURL('/auth/login');
  await elsewhere.close();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page).toHaveURL('/auth/login');
  await page.getByLabel('Email address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/organization/dashboard');
});

test('when the server is away nothing is lost and the person can try again', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByLabel('Email address').fill(demoAdmin.email);
  await page.getByLabel('Password', { exact: true }).fill(demoAdmin.password);
  await page.route('**/api/auth/login', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Network error. Please check your connection and try again.')).toBeVisible();
  await page.unroute('**/api/auth/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/organization/dashboard');
});

test('a broken screen shows what happened and a way on', async ({ page }) => {
  await page.route('**/assets/login-page-*.js', (route) => route.abort());
  await page.goto('/auth/login');
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  await page.unroute('**/assets/login-page-*.js');
  await page.getByRole('button', { name: /reload|try again/i }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
});

test('one click signs the demo accounts in', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Demo user' }).click();
  await expect(page).toHaveURL('/organization/dashboard');
  await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0);
});
