import { createHash } from 'node:crypto';
import { expect, test } from '../support/fixtures.ts';
import { enter, PASSWORD } from '../support/people.ts';

test('someone goes on after each thing that fails, from before the account to the end of the session', async ({
  page,
  people,
}) => {
  await test.step('field errors and failures follow a change of language', async () => {
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

  await test.step('focus stays on the page when what had it goes away', async () => {
    await page.unrouteAll();
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

  const email = people.newEmail();
  await test.step('someone who mistyped their address at signup corrects it', async () => {
    await page.unrouteAll();
    await page.goto('/auth/signup');
    await page.getByLabel('First name').fill('Ines');
    await page.getByLabel('Last name').fill('Moreau');
    await page.getByLabel('Email address').fill(people.newEmail());
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByLabel('Organization name').fill('Moreau & Filles');
    await page.getByRole('checkbox', { name: /I agree to the/ }).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('button', { name: 'Wrong address? Correct it' }).click();
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Send the link there' }).click();
    await expect(page.getByText(email)).toBeVisible();
  });

  await test.step('a verification that did not reach the server can be tried again', async () => {
    await page.route('**/api/user/verify?*', (route) => route.abort());
    await page.goto((await people.mail(email, /verify/i)).links[0] ?? '');
    await expect(page.getByText('Network error occurred during verification')).toBeVisible();
    await page.unroute('**/api/user/verify?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your email is verified' })).toBeVisible();
  });

  await test.step('a sign-in stands when the question who signed in fails', async () => {
    // The page is shown before its script, which first asks who is signed in.
    const asked = page.waitForResponse('**/api/user/me');
    await page.goto('/auth/login');
    await asked;
    await page.route('**/api/user/me', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/organization/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Organization Dashboard' })).toBeVisible();
  });

  await test.step('a dialog whose file is gone leaves the screen as it is and offers a reload', async () => {
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Team' }).click();
    await page.getByLabel('Search by name or email').fill('Ines');
    await page.route('**/assets/invite-dialog-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('button', { name: 'Invite Member' }).click();
    await expect(page.getByText(/Could not load this part/)).toBeVisible();
    await expect(page.getByLabel('Search by name or email')).toHaveValue('Ines');
    await page.unroute('**/assets/invite-dialog-*.js');
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await page.getByRole('button', { name: 'Invite Member' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  await test.step('a logout that does not reach the server says so, survives a reload and is made up for', async () => {
    await page.keyboard.press('Escape');
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
});

test('a change of role reaches the screen that is open, in both directions', async ({
  page,
  people,
  request,
  baseURL,
}) => {
  const admin = await people.verified();
  const headers = { origin: baseURL ?? '' };
  const digest = createHash('sha256').update(admin.password).digest('hex');
  await request.post('/api/auth/login', { headers, data: { email: admin.email, password: digest } });
  const invited = people.newEmail();
  const query = new URLSearchParams({ email: invited, role: 'ORG_ADMIN' });
  await request.post(`/api/auth/invitations?${query}`, { headers });
  const token = new URL((await people.mail(invited, /invited/i)).links[0] ?? '').searchParams.get('token');
  const data = { firstName: 'Sam', lastName: 'Roy', email: invited, password: digest, token };
  expect((await request.post('/api/auth/signup/invitation', { headers, data })).ok()).toBe(true);
  await enter(page, { email: invited, password: admin.password });
  await page.goto('/organization/team');
  const invite = page.getByRole('button', { name: 'Invite Member' });
  await expect(invite).toBeEnabled();
  // No request may still be on its way: it would bring the new role before the button is pressed.
  await page.waitForLoadState('networkidle');

  const users = (await (await request.get('/api/users')).json()) as { id: string; email: string }[];
  const id = users.find(({ email }) => email === invited)?.id;
  const setRole = (role: string) => request.put(`/api/users/${id}/role`, { headers, data: { role } });
  await setRole('ORG_USER');
  await invite.click();
  await page.getByRole('dialog').getByLabel(/Email/).fill(people.newEmail());
  await page.getByRole('dialog').getByRole('button', { name: /^Send/ }).click();
  await expect(page.getByText(/Your role does not allow this/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Settings', includeHidden: true })).toHaveCount(0);
  await expect(page.getByText('An admin changed your role. It is now User.')).toBeAttached();
  await setRole('ORG_ADMIN');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('link', { name: 'Settings', includeHidden: true })).not.toHaveCount(0);
});
