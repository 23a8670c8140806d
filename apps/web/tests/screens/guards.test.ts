import { describe, it } from 'vitest';
import { ADMIN, answerCalls, aWebsite, held, signedInAs, USER, WORDLESS } from '../support/answer-calls.ts';
import { goWithin, setOutWithin } from '../support/go-within.ts';
import { applicationOpener } from '../support/open-application.ts';
import { expect } from '../support/open-page.ts';

const open = applicationOpener();

describe('the organization is for those who belong to it', () => {
  it('a protected page shows that it loads, then asks someone unknown to sign in', async () => {
    const answer = held((route) => route.fulfill({ status: 401, body: '' }));
    const page = await open('/organization/team', null, { 'GET /user/me': answer.handle });
    await expect(page.getByRole('status').filter({ hasText: 'Loading' }).first()).toBeVisible();
    answer.release();
    await expect(page).toHaveURL('/auth/login');
  });

  it('someone without a role is not signed in', async () => {
    const page = await open('/organization/team', { ...ADMIN, role: null });
    await expect(page).toHaveURL('/auth/login');
  });

  it('every page of the organization needs one', async () => {
    const page = await open('/organization/dashboard', { ...ADMIN, orgId: null });
    await expect(page).toHaveURL('/organization/create');
    for (const path of ['team', 'widget', 'accessibility', 'user-profile', 'billing', 'settings', 'overview']) {
      await setOutWithin(page, `/organization/${path}`);
      await expect(page).toHaveURL('/organization/create');
    }
  });

  it('an organization needs a name, and a failure only gives the button back', async () => {
    const names: unknown[] = [];
    let refreshes = 0;
    const page = await open('/organization/create', { ...ADMIN, orgId: null });
    const create = page.getByRole('button', { name: 'Create organization' });
    await expect(page.getByRole('link', { name: 'Back to Sign Up' })).toHaveAttribute('href', '/auth/signup');
    await expect(create).toBeDisabled();
    await page.getByLabel('Organization name').fill('   ');
    await expect(create).toBeDisabled();
    await page.getByLabel('Organization name').fill('  Ada & Co ');
    await answerCalls(page, {
      'POST /organizations': (route, request) => {
        names.push(request.postDataJSON());
        return route.fulfill({ status: WORDLESS, body: '' });
      },
    });
    await create.click();
    await expect.poll(() => names).toEqual([{ name: 'Ada & Co' }]);
    await expect(create).toBeEnabled();
    await expect(page.getByLabel('Organization name')).toHaveValue('  Ada & Co ');

    page.on('request', (request) => {
      if (request.url().endsWith('/user/me/refresh')) refreshes += 1;
    });
    await signedInAs(page, ADMIN, {
      'GET /websites': [],
      'POST /organizations': { id: ADMIN.orgId, name: 'Ada & Co' },
    });
    await create.click();
    await expect(page).toHaveURL('/organization/dashboard');
    expect(refreshes).toBeGreaterThan(0);
  });

  it('the sidebar has every entry, folds to 64 pixels, and becomes a drawer on a phone', async () => {
    const page = await open('/organization/dashboard', ADMIN, { 'GET /websites': [] });
    const sidebar = page.getByRole('navigation', { name: 'Organization' });
    for (const [name, path] of [
      ['Dashboard', '/organization/dashboard'],
      ['Team', '/organization/team'],
      ['Widget', '/organization/widget'],
      ['Accessibility', '/organization/accessibility'],
      ['Billing', '/organization/billing'],
      ['Account', '/organization/user-profile'],
      ['Settings', '/organization/settings'],
      ['Get Support', 'mailto:support@evenway.example'],
    ] as const)
      await expect(sidebar.getByRole('link', { name })).toHaveAttribute('href', path);
    await expect(sidebar.getByRole('button', { name: 'Logout' })).toBeVisible();
    for (const name of ['Admin', 'User']) await expect(sidebar.getByRole('list', { name, exact: true })).toBeVisible();
    await expect(sidebar.getByText(/diagnostics|reports/i)).toHaveCount(0);
    const width = async () => (await sidebar.boundingBox())?.width;
    expect(await width()).toBe(256);
    await sidebar.getByRole('button', { name: 'Collapse sidebar' }).click();
    await expect.poll(width).toBe(64);
    await sidebar.getByRole('button', { name: 'Expand sidebar' }).click();
    await expect.poll(width).toBe(256);

    await page.setViewportSize({ width: 390, height: 800 });
    await expect(sidebar).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Billing' })).toBeVisible();
  });

  it('logging out forgets the person even when the call fails', async () => {
    const page = await open('/organization/dashboard', ADMIN, { 'GET /websites': [] });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('authToken'))).not.toBeNull();
    await answerCalls(page, { 'GET /user/me': 401, 'POST /auth/logout': WORDLESS });
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/auth/login');
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  });
});

it('an ordinary user reads everything and is told what only admins can do', async () => {
  const website = aWebsite();
  const page = await open('/organization/dashboard', USER, {
    'GET /websites': [website],
    'GET /billing/websites': [website],
    'GET /invoices': [],
    'GET /users': [{ id: 'u-2', firstName: 'Sam', lastName: 'Roy', email: 'sam@example.org', role: 'ORG_ADMIN' }],
    'GET /auth/invitations/pending': [
      { email: 'new@example.org', role: 'ORG_USER', expiresAt: '2099-01-01T00:00:00Z' },
    ],
  });
  const expectReason = async (name: string | RegExp, reason: string) => {
    const control = page.getByRole('button', { name });
    await expect(control).toHaveAttribute('aria-disabled', 'true');
    await expect(control).toHaveAccessibleDescription(reason);
  };
  await expectReason('Onboard website', 'Only Admins can onboard websites');
  await expectReason('Actions for shop.example', 'Only Admins can manage websites');
  await goWithin(page, '/organization/billing');
  await expectReason(/Open billing portal/, 'Only Admins can open billing management');
  await goWithin(page, '/organization/team');
  await expectReason('Change role of Sam Roy', 'Only Admins can change roles');
  await expectReason('Remove Sam Roy', 'Only Admins can remove members');
  await page.getByRole('tab', { name: /Invited/ }).click();
  await expectReason('Resend the invitation to new@example.org', 'Only Admins can resend invitations');
});
