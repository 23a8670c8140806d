import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { goWithin } from '../../apps/web/tests/support/go-within.ts';
import { expect, test } from '../support/fixtures.ts';
import { enterDashboard, fillSignIn, PASSWORD, type Person } from '../support/people.ts';
import { newDomain } from '../support/websites.ts';

const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

/** Ends the session of the page elsewhere: its next call answers 401. */
async function endElsewhere(page: Page, person: Person): Promise<void> {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('There is no browser');
  const headers = { origin: new URL(page.url()).origin };
  const data = { email: person.email, password: createHash('sha256').update(person.password).digest('hex') };
  expect((await context.request.post(`${headers.origin}/api/auth/login`, { headers, data })).ok()).toBe(true);
  expect((await context.request.post(`${headers.origin}/api/auth/logout`, { headers })).ok()).toBe(true);
  await context.close();
}

test('what was typed into sign-up survives a reload and the way back, but no password', async ({ page }) => {
  await page.goto('/auth/signup');
  const typed: [Locator, string][] = [
    [page.getByLabel('First name'), 'Ines'],
    [page.getByLabel('Email address'), 'ines@example.org'],
    [page.getByLabel('Organization name'), 'Moreau & Filles'],
  ];
  const password = page.getByLabel('Password', { exact: true });
  for (const [field, text] of typed) await field.fill(text);
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await password.fill(`${PASSWORD}1`);
  await page.getByRole('checkbox', { name: /I agree to the/ }).check();
  const expectTyped = async () => {
    for (const [field, text] of typed) await expect(field).toHaveValue(text);
    await expect(page.getByRole('checkbox', { name: /I agree to the/ })).toBeChecked();
    await expect(password).toHaveValue('');
  };
  expect(await stored(page)).toContain('Moreau');
  expect(await stored(page)).not.toContain(PASSWORD);
  await page.reload();
  await expectTyped();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/auth/login');
  await page.goBack();
  await expectTyped();
  await page.goForward();
  await page.goBack();
  await expectTyped();
});

test('what an admin has typed survives a reload and the end of the session', async ({ page, people }) => {
  const person = await people.verified();
  await enterDashboard(page, person);
  const domain = newDomain();
  const plan = page.getByRole('radio', { name: /Starter/ });

  await test.step('onboarding returns to its step, website, period and plan', async () => {
    await page.getByRole('button', { name: 'Onboard website' }).first().click();
    await page.getByLabel('Website URL').fill(domain);
    await page.reload();
    await expect(page.getByLabel('Website URL')).toHaveValue(domain);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Monthly', { exact: true }).click();
    await plan.check({ force: true });
    await page.reload();
    await expect(page.getByRole('heading', { name: new RegExp(domain) })).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Monthly/ })).toBeChecked();
    await expect(plan).toBeChecked();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('Website URL')).toHaveValue(domain);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(plan).toBeChecked();
  });

  await test.step('also over the end of the session', async () => {
    await endElsewhere(page, person);
    await page.getByRole('button', { name: 'Continue to Checkout' }).click();
    await expect(page).toHaveURL('/auth/login');
    await fillSignIn(page, person);
    await expect(plan).toBeChecked();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  const name = page.getByLabel('Organization name');
  await test.step('a screen of settings is back with its text after signing in again', async () => {
    await goWithin(page, '/organization/settings');
    await name.fill('Moreau & Sons');
    await endElsewhere(page, person);
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page).toHaveURL('/auth/login');
    await fillSignIn(page, person);
    await expect(page).toHaveURL('/organization/settings');
    await expect(name).toHaveValue('Moreau & Sons');
  });

  await test.step('an invitation being written is there when its dialog is opened again, unless it was closed', async () => {
    await goWithin(page, '/organization/team');
    const invite = page.getByRole('button', { name: 'Invite Member' });
    await invite.click();
    await page.getByLabel('Email address').fill('sam@example.org');
    await page.getByRole('radio', { name: /^Admin/ }).check({ force: true });
    await page.reload();
    await invite.click();
    await expect(page.getByLabel('Email address')).toHaveValue('sam@example.org');
    await expect(page.getByRole('radio', { name: /^Admin/ })).toBeChecked();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await invite.click();
    await expect(page.getByLabel('Email address')).toHaveValue('');
    await page.keyboard.press('Escape');
  });

  await test.step('a sign-out clears it, and another person finds nothing', async () => {
    expect(await stored(page)).toContain('Moreau & Sons');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/auth/login');
    expect(await stored(page)).not.toContain('Moreau & Sons');
    await fillSignIn(page, person);
    await goWithin(page, '/organization/settings');
    await name.fill('Typed by the first');
    await endElsewhere(page, person);
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page).toHaveURL('/auth/login');
    expect(await stored(page)).toContain('Typed by the first');
    await fillSignIn(page, await people.verified());
    await expect(name).toHaveValue('Moreau & Filles');
    expect(await stored(page)).not.toContain('Typed by the first');
  });
});
