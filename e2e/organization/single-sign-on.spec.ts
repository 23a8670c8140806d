import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { goWithin } from '../../apps/web/tests/support/go-within.ts';
import { expect, test } from '../support/fixtures.ts';
import { enter } from '../support/people.ts';
import { confirmWithPassword, withDevice } from '../support/second-factor.ts';

/** What the local company says about someone, on its own page. */
async function answerAtCompany(page: Page, email: string, groups = ''): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /Continue with Example Company/ })).toBeVisible();
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Given name').fill('Gil');
  await page.getByLabel('Groups').fill(groups);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

async function signInWithCompany(page: Page, email: string, groups = ''): Promise<void> {
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Sign in with your company' }).click();
  // The previous page has a field for an address too.
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in with your company' })).toBeVisible();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await answerAtCompany(page, email, groups);
  await page.waitForURL('**/organization/dashboard');
}

test('a company signs in with its own provider: domain, issuer, try, roles, and then required', async ({
  page,
  people,
  browser,
  baseURL,
  devtools,
}) => {
  const admin = await people.verified();
  const domain = `company-${randomBytes(4).toString('hex')}.example`;
  const inside = await people.verified(`inside@${domain}`);
  await enter(page, admin);
  await page.goto('/organization/settings');
  await page.getByRole('link', { name: /Single sign-on/ }).click();
  const step = (name: RegExp | string) => page.getByRole('region', { name });

  // A domain counts once its owner has published the record.
  const domains = step(/Prove your domain/);
  await domains.getByRole('textbox', { name: 'Domain' }).fill('gmail.com');
  await domains.getByRole('button', { name: 'Add domain' }).click();
  await expect(domains.getByRole('alert')).toContainText('Enter a domain of your own');
  await domains.getByRole('textbox', { name: 'Domain' }).fill(domain);
  await domains.getByRole('button', { name: 'Add domain' }).click();
  await expect(domains.getByRole('heading', { name: domain })).toBeVisible();
  await domains.getByRole('button', { name: `Check ${domain} now` }).click();
  await expect(domains.getByText('We did not find the record yet.')).toBeVisible();
  const [name = '', value = ''] = await domains.locator('code').allTextContents();
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/local/dns');
  await elsewhere.getByLabel('Name').fill(name);
  await elsewhere.getByLabel('Text').fill(value);
  await elsewhere.getByRole('button', { name: 'Publish' }).click();
  await expect(elsewhere.getByText(name)).toBeVisible();
  await domains.getByRole('button', { name: `Check ${domain} now` }).click();
  await expect(domains.getByText('Proven', { exact: true })).toBeVisible();

  // The three values of the provider.
  await elsewhere.goto('/local/sign-in');
  const shown = (await elsewhere.getByRole('listitem').filter({ hasText: 'Example Company' }).textContent()) ?? '';
  await elsewhere.close();
  const givenAs = (label: string) => new RegExp(`${label}: (\\S+)`).exec(shown)?.[1] ?? '';
  const provider = step(/Connect your provider/);
  await provider.getByLabel('Issuer').fill(`${givenAs('Issuer')}/other`);
  await provider.getByLabel('Client ID').fill(givenAs('Client'));
  await provider.getByLabel('Client secret').fill(givenAs('Client secret'));
  await provider.getByRole('button', { name: 'Save provider' }).click();
  await expect(provider.getByText('/.well-known/openid-configuration')).toBeVisible();
  await provider.getByLabel('Issuer').fill(givenAs('Issuer'));
  await provider.getByRole('button', { name: 'Save provider' }).click();
  await expect(page.getByText('The provider is saved.')).toBeVisible();

  const roles = step('Roles');
  await roles.getByText('Let your provider decide roles').click();
  await roles.getByLabel('Claim', { exact: true }).fill('groups');
  await roles.getByRole('button', { name: 'Add a value' }).click();
  await roles.getByLabel('Value 1', { exact: true }).fill('web-admins');
  await roles.getByRole('button', { name: 'Save roles' }).click();
  await expect(page.getByText('The roles are saved.')).toBeVisible();

  await step(/Try it/)
    .getByRole('button', { name: 'Try to sign in' })
    .click();
  await answerAtCompany(page, `boss@${domain}`, 'staff, web-admins');
  await expect(step(/Try it/)).toContainText('It works.');
  await expect(step(/Try it/)).toContainText(`boss@${domain}`);
  const mode = step(/Switch it on/);
  await mode.getByText('Optional', { exact: true }).click();
  await mode.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Single sign-on settings saved.')).toBeVisible();

  // A new colleague becomes a member by signing in, with the role of their group.
  const ownPage = () => browser.newPage({ baseURL: baseURL ?? '' });
  const newcomer = await ownPage();
  await signInWithCompany(newcomer, `new@${domain}`, 'web-admins');
  await goWithin(newcomer, '/organization/team');
  await expect(newcomer.getByRole('row', { name: new RegExp(`new@${domain}.*Admin`) })).toBeVisible();
  await newcomer.close();
  const member = await ownPage();
  await signInWithCompany(member, inside.email);
  await member.close();
  const { orgId } = await (await page.request.get('/api/user/me')).json();

  // Required: someone who signed in with a password is redirected to the company.
  await withDevice(devtools);
  await goWithin(page, '/organization/user-profile/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await confirmWithPassword(page, admin.password);
  await page.getByRole('textbox', { name: 'Name' }).fill('Work laptop');
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await goWithin(page, '/organization/settings/single-sign-on');
  await mode.getByText('Required', { exact: true }).click();
  await expect(mode).toContainText('1 admin can get in if your provider fails');
  await mode.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Single sign-on settings saved.')).toBeVisible();
  const colleague = await ownPage();
  await enter(colleague, inside);
  const headers = { origin: baseURL ?? '' };
  await colleague.request.post('/api/user/organization', { headers, data: { organizationId: orgId } });
  await colleague.goto('/organization/team');
  await expect(colleague.getByRole('heading', { level: 1, name: 'Sign in with your company' })).toBeVisible();
  await colleague.getByRole('button', { name: 'Sign in with your company' }).click();
  await answerAtCompany(colleague, inside.email);
  await colleague.waitForURL('**/organization/dashboard');
  await goWithin(colleague, '/organization/team');
  await expect(colleague.getByRole('row', { name: new RegExp(inside.email) })).toBeVisible();
  await colleague.close();
});
