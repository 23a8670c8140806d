import { createHash } from 'node:crypto';
import { describe, it } from 'vitest';
import { ADMIN, answerCalls, aWebsite, WORDLESS } from '../support/answer-calls.ts';
import { setOutWithin } from '../support/go-within.ts';
import { applicationOpener } from '../support/open-application.ts';
import { expect } from '../support/open-page.ts';
import { stopClock } from '../support/stop-clock.ts';

const open = applicationOpener();
const website = aWebsite();
const ada = { id: ADMIN.userId, firstName: 'Ada', lastName: 'King', email: ADMIN.email, role: 'ORG_ADMIN' };
const sam = { id: 'u-2', firstName: 'Sam', lastName: 'Roy', email: 'sam@example.org', role: 'ORG_USER' };
const digest = (text: string) => createHash('sha256').update(text).digest('hex');

const currentUser = {
  ...ada,
  pendingEmail: null,
  hasPassword: true,
  providers: [],
  mailLanguage: 'en',
};

describe('screens of an organization say what is there, what is missing and what failed', () => {
  it('a refresh of the invoices waits half a second before it asks', async () => {
    let asked = 0;
    const page = await open('/organization/billing', ADMIN, {
      'GET /billing/websites': [website],
      'GET /invoices': (route) => {
        asked += 1;
        return route.fulfill({ json: [] });
      },
    });
    await expect(page.getByText('No invoices found for this website.')).toBeVisible();
    await stopClock(page);
    asked = 0;
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.clock.runFor(400);
    expect(asked).toBe(0);
    await page.clock.runFor(150);
    await expect.poll(() => asked).toBe(1);
  });

  it('billing says what is missing and what failed', async () => {
    const page = await open('/organization/billing', ADMIN);
    await expect(page.getByText('Failed to load websites. Please try again.')).toBeVisible();
    await answerCalls(page, {
      'GET /billing/websites': [website],
      'GET /invoices': [],
      'GET /invoices/upcoming': WORDLESS,
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No invoices found for this website.')).toBeVisible();
    await expect(page.getByText('No upcoming invoice found for this website.')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Website' }).locator('option:checked')).toHaveText('shop.example');
    await setOutWithin(page, '/organization/billing?website=other.example');
    await expect(page.getByText('other.example has never had a subscription here.')).toBeVisible();

    const portal = page.getByRole('button', { name: /billing portal/ });
    await portal.click();
    await expect(page.getByText('Failed to open billing portal. Please try again.')).toBeVisible();
    await answerCalls(page, { 'GET /billing/customer-portal': {} });
    await portal.click();
    await expect(page.getByText('No billing portal URL received')).toBeVisible();
    const period = { periodStart: '2025-01-05T12:00:00.000Z', periodEnd: '2025-02-05T12:00:00.000Z', currency: 'usd' };
    await answerCalls(page, {
      'GET /invoices': WORDLESS,
      'GET /invoices/upcoming': { amountPaid: 49_200, ...period },
    });
    await page.reload();
    await expect(page.getByText('$492', { exact: true })).toBeVisible();
    await expect(page.getByText('Failed to load invoices. Please try again.')).toBeVisible();
  });

  it('the team lists who belongs to it; an admin does not manage themselves', async () => {
    const page = await open('/organization/team', ADMIN, {
      'GET /users': [ada, sam],
      'GET /auth/invitations/pending': [],
    });
    await expect(page.getByRole('row', { name: /Ada King/ })).toContainText(/ada@example\.org.*Admin/);
    await expect(page.getByRole('row', { name: /Sam Roy/ })).toContainText(/sam@example\.org.*User/);
    await expect(page.getByRole('button', { name: 'Remove Sam Roy' })).toBeEnabled();
    for (const name of ['Change role of Ada King', 'Remove Ada King'])
      await expect(page.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    await page.getByLabel('Role', { exact: true }).selectOption('Admin');
    await expect(page.getByText('sam@example.org')).toBeHidden();
    await page.getByLabel('Role', { exact: true }).selectOption('All roles');
    await page.getByRole('tab', { name: /Invited/ }).click();
    await expect(page.getByText('No pending invitations.')).toBeVisible();

    await page.getByRole('tab', { name: /Active/ }).click();
    await answerCalls(page, {
      'DELETE /users/u-2': (route) => route.fulfill({ status: 409, json: { message: 'Not today.', code: 'x' } }),
    });
    await page.getByRole('button', { name: 'Remove Sam Roy' }).click();
    await page.getByRole('button', { name: 'Remove member' }).click();
    await expect(page.getByText('Not today.')).toBeVisible();
  });

  it('the invitation dialog closes 1.2 seconds after success, and Sent! stands for 1.5', async () => {
    const pending = [
      { email: 'new@example.org', role: 'ORG_ADMIN', expiresAt: '2099-01-05T12:00:00.000Z' },
      { email: 'late@example.org', role: 'ORG_USER', expiresAt: '2025-01-05T12:00:00.000Z' },
    ];
    const page = await open('/organization/team', ADMIN, {
      'GET /users': [ada],
      'GET /auth/invitations/pending': pending,
      'POST /auth/invitations': pending[0] ?? {},
      'POST /auth/invitations/resend': pending[0] ?? {},
    });
    await page.getByRole('button', { name: 'Invite Member' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Email address')).toHaveAttribute('type', 'email');
    await expect(dialog.getByRole('radio', { name: 'User' })).toBeChecked();
    await dialog.getByLabel('Email address').fill('new@example.org');
    await stopClock(page);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText('Invitation sent!')).toBeVisible();
    await page.clock.runFor(1_100);
    await expect(dialog).toBeVisible();
    await page.clock.runFor(400);
    await expect(dialog).toHaveCount(0);

    await page.getByRole('tab', { name: /Invited/ }).click();
    await expect(page.getByRole('row', { name: /new@example\.org/ })).toContainText(/Admin.*Pending/);
    await expect(page.getByRole('row', { name: /late@example\.org/ })).toContainText(/User.*Expired/);
    await expect(page.getByRole('button', { name: 'Resend the invitation to late@example.org' })).toBeEnabled();
    await page.getByRole('button', { name: 'Resend the invitation to new@example.org' }).click();
    const sent = page.getByRole('button', { name: 'Sent!' });
    await expect(sent).toBeVisible();
    await page.clock.runFor(1_400);
    await expect(sent).toBeVisible();
    await page.clock.runFor(200);
    await expect(sent).toHaveCount(0);

    await answerCalls(page, { 'POST /auth/invitations/resend': WORDLESS });
    await page.getByRole('button', { name: 'Resend the invitation to late@example.org' }).click();
    await expect(page.getByRole('row', { name: /late@example\.org/ }).getByRole('alert')).toContainText(
      'Failed to resend invitation',
    );
  });

  it('account settings have two parts, need all of them, and empty the passwords', async () => {
    const sent: unknown[] = [];
    const page = await open('/organization/user-profile', ADMIN, {
      'GET /user': currentUser,
      'POST /user/password': (route, request) => {
        sent.push(request.postDataJSON());
        return sent.length === 1
          ? route.fulfill({ status: WORDLESS, body: '' })
          : route.fulfill({ json: { message: 'ok' } });
      },
    });
    await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Security Settings' })).toBeVisible();
    await page.getByLabel('Last name').fill('');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Last name is required').first()).toBeVisible();

    const passwords = ['Current password', 'New password', 'Confirm new password'];
    const fill = async (texts: readonly string[]) => {
      for (const [index, label] of passwords.entries())
        await page.getByLabel(label, { exact: true }).fill(texts[index] ?? '');
      await page.getByRole('button', { name: 'Update password' }).click();
    };
    const expectEmpty = async () => {
      for (const label of passwords) await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
    };
    await fill(['old', 'engine 1843', 'engine 1842']);
    await expect(page.getByText('New password and confirm password do not match').first()).toBeVisible();
    await expectEmpty();
    expect(sent).toEqual([]);
    await fill(['old', 'engine 1843', 'engine 1843']);
    await expect(page.getByText('Failed to change password').first()).toBeVisible();
    await expectEmpty();
    await fill(['old', 'engine 1843', 'engine 1843']);
    await expect(page.getByText('Password updated successfully!').first()).toBeVisible();
    await expectEmpty();
    expect(sent[1]).toEqual({ oldPassword: digest('old'), newPassword: digest('engine 1843') });
  });

  it('an export of data is started, followed file by file, and downloaded', async () => {
    const running = {
      ...{ id: 'e-1', state: 'running', part: 'websites', partsDone: 3, partsTotal: 14, rows: 1_204, size: 0 },
      ...{ requestedAt: '2025-06-16T10:00:00.000Z', finishedAt: null, expiresAt: null },
    };
    const ready = { ...running, state: 'ready', part: null, size: 1_234_567, expiresAt: '2099-06-23T10:00:00.000Z' };
    const path = '/organization/data-export';
    const page = await open('/organization/settings/data', ADMIN, {
      [`GET ${path}`]: { export: null },
      [`POST ${path}`]: WORDLESS,
      'GET /user/security': WORDLESS,
      [`GET ${path}/e-1/file`]: (route) =>
        route.fulfill({ body: 'PK', headers: { 'content-disposition': 'attachment; filename="organization.zip"' } }),
    });
    await page.getByRole('button', { name: 'Export data' }).click();
    await expect(page.getByText('The export could not be started. Try again in a moment.')).toBeVisible();
    await answerCalls(page, { [`POST ${path}`]: { export: running }, [`GET ${path}`]: { export: running } });
    await page.getByRole('button', { name: 'Export data' }).click();
    await expect(page.getByText('File 4 of 14: websites')).toBeVisible();
    await expect(page.getByRole('button', { name: /Export/ })).toHaveCount(0);
    // It refreshes by itself, and is the same after a reload.
    await page.reload();
    await expect(page.getByText('1,204 entries so far')).toBeVisible();
    await answerCalls(page, { [`GET ${path}`]: { export: ready } });
    await expect(page.getByText(/1\.2 MB\. You can download it until Jun 2\d, 2099\./)).toBeVisible();
    await page.getByRole('button', { name: 'Download ZIP' }).click();
    await expect(page.getByText('The file could not be downloaded. Try again in a moment.')).toBeVisible();
    await answerCalls(page, { 'GET /user/security': { isConfirmed: true } });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download ZIP' }).click();
    expect((await download).suggestedFilename()).toBe('organization.zip');
    await answerCalls(page, { [`GET ${path}`]: { export: { ...ready, state: 'expired' } } });
    await page.getByRole('button', { name: 'Download ZIP' }).click();
    await expect(page.getByText('Your export of Jun 16, 2025 has expired')).toBeVisible();
  });

  it('the name of the organization: saved when it changed, told for three seconds, and what failed', async () => {
    const page = await open('/organization/settings', ADMIN);
    await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute(
      'href',
      '/organization/dashboard',
    );
    await expect(page.getByText('Failed to fetch organization information')).toBeVisible();
    await answerCalls(page, { 'GET /organization': { id: ADMIN.orgId, name: 'Ada & Co' } });
    const part = page.getByRole('region', { name: 'Organization', exact: true });
    await part.getByRole('button', { name: 'Try again' }).click();
    const save = page.getByRole('button', { name: 'Save name' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(save).toHaveAccessibleDescription('No changes made to organization name');
    await page.getByLabel('Organization name').fill('');
    await expect(save).toHaveAccessibleDescription('Organization name cannot be empty');
    await page.getByLabel('Organization name').fill('Ada & Company');
    await save.click();
    await expect(page.getByText('Failed to update organization name')).toBeVisible();
    await answerCalls(page, { 'PUT /organization': { id: ADMIN.orgId, name: 'Ada & Company' } });
    await stopClock(page);
    await save.click();
    const saved = page.getByText('Organization name updated successfully!');
    await expect(saved).toBeVisible();
    await page.clock.runFor(2_900);
    await expect(saved).toBeVisible();
    await page.clock.runFor(200);
    await expect(saved).toHaveCount(0);
  });

  it('the last admin reads what to do before leaving; another one leaves after a question', async () => {
    let refusals = 1;
    const page = await open('/organization/user-profile', ADMIN, {
      'GET /user': currentUser,
      'GET /organization': { id: ADMIN.orgId, name: 'Engines' },
      'GET /users': [ada, sam],
      'POST /organization/leave': (route) => {
        refusals -= 1;
        return refusals < 0
          ? route.fulfill({ json: { message: 'ok' } })
          : route.fulfill({ status: WORDLESS, body: '' });
      },
    });
    await expect(page.getByText('You are the only admin, so you cannot leave yet.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to Team' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Leave organization' })).toHaveCount(0);

    await answerCalls(page, { 'GET /users': [ada, { ...sam, role: 'ORG_ADMIN' }] });
    await page.reload();
    const leave = page.getByRole('button', { name: 'Leave organization' });
    await leave.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Leave “Engines”?' });
    await expect(dialog.getByRole('button', { name: 'Stay' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(leave).toBeFocused();
    await page.keyboard.press('Enter');
    const confirm = dialog.getByRole('button', { name: 'Leave and delete my account' });
    await confirm.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('Nothing has changed.');
    await confirm.press('Enter');
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByText('You left the organization, and your account is deleted.')).toBeVisible();
  });
});
