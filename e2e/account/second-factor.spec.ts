import { createHmac } from 'node:crypto';
import { expect } from '@playwright/test';
import { goWithin } from '../../apps/web/tests/support/go-within.ts';
import { test } from '../support/fixtures.ts';
import { enter, forgetSession } from '../support/people.ts';
import { confirmWithPassword, withDevice } from '../support/second-factor.ts';

/** The code of an authenticator app; `later` in steps of thirty seconds. */
function codeOf(base32: string, later = 0): string {
  const bits = [...base32.replaceAll(' ', '')].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const secret = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0x0f) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

test('a passkey is added, signs in, is the second step, and confirms what cannot be undone', async ({
  page,
  people,
  devtools,
}) => {
  const person = await people.verified();
  await withDevice(devtools);
  await enter(page, person);
  await page.goto('/organization/user-profile/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await confirmWithPassword(page, person.password);
  await page.getByRole('textbox', { name: 'Name' }).fill('Work laptop');
  await page.getByRole('button', { name: 'Create passkey' }).click();
  const codes = page.getByRole('dialog', { name: 'Keep your recovery codes' });
  await expect(codes.locator('code')).toHaveText(/^([2-9a-z]{4}(-[2-9a-z]{4}){3}\s*){10}$/);
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('list', { name: 'Your passkeys' })).toContainText('Work laptop');
  await people.mail(person.email, /passkey was added/);

  // By itself.
  await forgetSession(page);
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL('**/organization/dashboard');

  // After the password; the requested page is kept, also after a reload.
  await forgetSession(page);
  await page.goto('/organization/team');
  await page.getByLabel('Email address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm it’s you' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL('**/organization/team');

  // Ten minutes later, as far as this browser can tell.
  let isAsked = false;
  await page.route('**/api/user/security/passkeys/*', (route) => {
    if (isAsked || route.request().method() !== 'DELETE') return route.fallback();
    isAsked = true;
    return route.fulfill({ status: 403, json: { code: 'step_up_required', message: 'Confirm that it is you' } });
  });
  await goWithin(page, '/organization/user-profile/security');
  await page.getByRole('button', { name: 'Remove Work laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await question.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('No passkey yet.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an authenticator app and a recovery code are second steps, and devices can be signed out', async ({
  page,
  people,
  browser,
  baseURL,
}) => {
  const person = await people.verified();
  await enter(page, person);
  await page.goto('/organization/user-profile/security');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await confirmWithPassword(page, person.password);
  const setup = page.getByRole('dialog', { name: 'Set up your authenticator app' });
  await expect(setup.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await setup.locator('code').textContent()) ?? '';
  await setup.getByLabel('Code from the app').fill(codeOf(secret));
  await setup.getByRole('button', { name: 'Turn on' }).click();
  const shown = page.getByRole('dialog', { name: 'Keep your recovery codes' });
  const [recoveryCode = ''] = ((await shown.locator('code').textContent()) ?? '').split('\n');
  await shown.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 codes left')).toBeVisible();

  const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' });
  await elsewhere.goto('/auth/login');
  await elsewhere.getByLabel('Email address').fill(person.email);
  await elsewhere.getByLabel('Password', { exact: true }).fill(person.password);
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
  await elsewhere.getByLabel('Code from your authenticator app').fill('000000');
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere.getByRole('alert')).toContainText('This code is not right');
  await elsewhere.getByLabel('Code from your authenticator app').fill(codeOf(secret, 1));
  await elsewhere.keyboard.press('Enter');
  await elsewhere.waitForURL('**/organization/dashboard');
  await people.mail(person.email, /New sign-in/);

  await page.reload();
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await elsewhere.goto('/organization/team');
  await elsewhere.waitForURL('**/auth/login');
  await elsewhere.close();

  await forgetSession(page);
  await page.goto('/auth/login');
  await page.getByLabel('Email address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/organization/dashboard');
  await people.mail(person.email, /recovery code .* used/);
});
