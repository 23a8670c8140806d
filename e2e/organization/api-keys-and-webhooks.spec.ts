import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paths } from '@evenway/contract';
import { expectAccessible } from '../../apps/web/tests/support/accessibility.ts';
import { goWithin } from '../../apps/web/tests/support/go-within.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoAdmin, enter } from '../support/people.ts';

let receiver: Server;
const received: string[] = [];
test.beforeAll(async () => {
  receiver = createServer((request, answer) => {
    received.push(String(request.headers['evenway-signature']));
    answer.end('thanks');
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => receiver.close());

test('an admin makes a key with the keyboard, a program uses it until it is revoked, and a webhook is tried', async ({
  page,
  request,
}) => {
  await enter(page, demoAdmin);
  await page.goto(paths.apiKeys);
  await page.getByRole('button', { name: 'Create key' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Give the key a name.')).toBeVisible();
  await expect(dialog.getByText('Choose at least one.')).toBeVisible();
  await page.keyboard.type('Journey');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Create key' }).press('Enter');
  const secret = (await dialog.getByText(/^evw_live_/).textContent()) ?? '';
  expect(secret).toMatch(/^evw_live_[0-9A-Za-z]{49}$/);
  await expectAccessible(page, 'the new key', '[role=dialog]');
  // A stray Escape does not lose it.
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'I have stored the key' }).click();
  await expect(page.getByText(secret)).toHaveCount(0);

  const headers = { authorization: `Bearer ${secret}` };
  const websites = await request.get('/api/v1/websites', { headers });
  expect((await websites.json()).data.length).toBeGreaterThan(0);
  expect((await request.get('/api/v1/members', { headers })).status()).toBe(403);
  await page.getByRole('button', { name: 'Revoke Journey' }).click();
  await page.getByRole('button', { name: 'Revoke key' }).click();
  await expect(page.getByText('“Journey” is revoked.')).toBeVisible();
  expect((await request.get('/api/v1/websites', { headers })).status()).toBe(401);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const { port } = receiver.address() as AddressInfo;
  await goWithin(page, paths.webhooks);
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await dialog.getByRole('textbox', { name: 'Address' }).fill('https://10.0.0.1/hook');
  await dialog.getByRole('checkbox', { name: /A widget goes live/ }).check();
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await expect(dialog.getByText(/Enter a public address/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Address' }).fill(`http://127.0.0.1:${port}/hook`);
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await expect(dialog.getByText(/^whsec_/)).toBeVisible();
  await dialog.getByRole('button', { name: 'I have stored the secret' }).click();
  await page.getByRole('button', { name: `Send a test event: 127.0.0.1:${port}` }).click();
  // It moves what stands below.
  await expect(page.getByText('The test event is on its way.')).toBeVisible();
  await page.getByText('Deliveries of the last 30 days').click();
  await expect(page.getByRole('row', { name: /Test event.*Delivered.*HTTP 200/ })).toBeVisible();
  expect(received.at(-1)).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
  await page.getByRole('button', { name: `Delete: 127.0.0.1:${port}` }).click();
  await page.getByRole('button', { name: 'Delete webhook' }).click();
  await expect(page.getByText('No webhooks yet')).toBeVisible();
});
