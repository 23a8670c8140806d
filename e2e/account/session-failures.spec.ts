import { expect, test } from '../support/fixtures.ts';
import { enter, signIn, signUpWithGoogle } from '../support/people.ts';

test('a logout that does not reach the server says so, survives a reload and is made up for', async ({
  page,
  people,
}) => {
  const person = await people.verified();
  await signIn(page, person);
  await page.route('**/api/auth/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText(/your session may still be open/)).toBeVisible();
  await page.goto('/organization/dashboard');
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText(/your session may still be open/)).toBeVisible();
  await page.unroute('**/api/auth/logout');
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  expect((await page.request.get('/api/user/me')).status()).toBe(401);
});

test('a sign-in stands when the question who signed in fails', async ({ page, people }) => {
  const person = await people.verified();
  // The page is shown before its script, which first asks who is signed in.
  const asked = page.waitForResponse('**/api/user/me');
  await page.goto('/auth/login');
  await asked;
  await page.route('**/api/user/me', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByLabel('Email address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/organization/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Organization Dashboard' })).toBeVisible();
});

test('an organization that was made can be opened when the first try to read it failed', async ({ page, people }) => {
  await signUpWithGoogle(page, people.newEmail());
  await page.getByLabel('Organization name').fill('Roux et fils');
  await page.route(/\/api\/user\/me/, (route) => route.abort());
  await page.getByRole('button', { name: 'Create organization' }).click();
  await expect(page.getByText(/Your organization is created, but we could not open it/)).toBeVisible();
  await page.unroute(/\/api\/user\/me/);
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page).toHaveURL('/organization/dashboard');
});

test('a verification that did not reach the server can be tried again', async ({ page, people }) => {
  const person = await people.unverified();
  await page.route('**/api/user/verify?*', (route) => route.abort());
  await page.goto((await people.mail(person.email, /verify/i)).links[0] ?? '');
  await expect(page.getByText('Network error occurred during verification')).toBeVisible();
  await page.unroute('**/api/user/verify?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your email is verified' })).toBeVisible();
});

test('a change of role reaches the screen that is open, in both directions', async ({ page, people, browser }) => {
  const admin = await people.verified();
  await enter(page, admin);
  const origin = new URL((await page.request.get('/readyz')).url()).origin;
  const invited = people.newEmail();
  const query = new URLSearchParams({ email: invited, role: 'ORG_ADMIN' });
  await page.request.post(`/api/auth/invitations?${query}`, { headers: { origin } });
  const token = new URL((await people.mail(invited, /invited/i)).links[0] ?? '').searchParams.get('token');
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(`/auth/signup/accept-invite?token=${token}`);
  await other.getByLabel('First name').fill('Sam');
  await other.getByLabel('Last name').fill('Roy');
  await other.getByLabel('Password', { exact: true }).fill(admin.password);
  await other.getByLabel('Confirm password').fill(admin.password);
  await other.getByRole('checkbox', { name: /I agree/ }).check();
  await other.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(other).toHaveURL('/auth/login');
  await signIn(other, { email: invited, password: admin.password });
  await other.getByRole('link', { name: 'Team' }).click();
  const invite = other.getByRole('button', { name: 'Invite Member' });
  await expect(invite).toBeEnabled();

  const users = (await (await page.request.get('/api/users')).json()) as { id: string; email: string }[];
  const id = users.find(({ email }) => email === invited)?.id;
  const setRole = (role: string) => page.request.put(`/api/users/${id}/role`, { headers: { origin }, data: { role } });
  await setRole('ORG_USER');
  await invite.click();
  await other.getByRole('dialog').getByLabel(/Email/).fill(people.newEmail());
  await other.getByRole('dialog').getByRole('button', { name: /^Send/ }).click();
  await expect(other.getByText(/Your role does not allow this/)).toBeVisible();
  await expect(other.getByRole('link', { name: 'Settings', includeHidden: true })).toHaveCount(0);
  await expect(other.getByText('An admin changed your role. It is now User.')).toBeAttached();
  await setRole('ORG_ADMIN');
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(other.getByRole('link', { name: 'Settings', includeHidden: true })).not.toHaveCount(0);
  await context.close();
});

test('field errors and failures follow a change of language', async ({ page }) => {
  await page.goto('/auth/forgot-password');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Please enter your email address')).toBeVisible();
  await page.getByText('Français').click();
  await expect(page.getByText('Veuillez saisir votre adresse e-mail')).toBeVisible();
  await page.route('**/api/user/forgot-password', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByLabel('Adresse e-mail').fill('someone@example.org');
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(page.getByText('L’e-mail de réinitialisation n’a pas pu être envoyé')).toBeVisible();
  await page.getByText('English').click();
  await expect(page.getByText('Failed to send password reset email')).toBeVisible();
});

test('focus stays on the page when what had it goes away', async ({ page }) => {
  await page.goto('/auth/forgot-password');
  await page.getByLabel('Email address').fill('someone@example.org');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeFocused();
  await page.route('**/api/auth/invitations/info?*', (route) => route.abort());
  await page.goto('/auth/signup/accept-invite?token=abc');
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.locator(':focus')).toHaveCount(1);
  await expect(page.locator('body:focus')).toHaveCount(0);
});

test('someone who mistyped their address at signup corrects it', async ({ page, people }) => {
  const [wrong, right] = [people.newEmail(), people.newEmail()];
  await page.goto('/auth/signup');
  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel('Last name').fill('Moreau');
  await page.getByLabel('Email address').fill(wrong);
  await page.getByLabel('Password', { exact: true }).fill('Bakery42!');
  await page.getByLabel('Confirm password').fill('Bakery42!');
  await page.getByLabel('Organization name').fill('Moreau & Filles');
  await page.getByRole('checkbox', { name: /I agree to the/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Wrong address? Correct it' }).click();
  await page.getByLabel('Email address').fill(right);
  await page.getByRole('button', { name: 'Send the link there' }).click();
  await expect(page.getByText(right)).toBeVisible();
  await page.goto((await people.mail(right, /verify/i)).links[0] ?? '');
  await expect(page.getByRole('heading', { level: 1, name: 'Your email is verified' })).toBeVisible();
});

test('a dialog whose file is gone leaves the screen as it is and offers a reload', async ({ page, people }) => {
  await enter(page, await people.verified());
  await page.goto('/organization/team');
  await page.getByLabel('Search by name or email').fill('Ines');
  await page.route('**/assets/invite-dialog-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('button', { name: 'Invite Member' }).click();
  await expect(page.getByText(/This part could not be loaded/)).toBeVisible();
  await expect(page.getByLabel('Search by name or email')).toHaveValue('Ines');
  await page.unroute('**/assets/invite-dialog-*.js');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByRole('button', { name: 'Invite Member' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
