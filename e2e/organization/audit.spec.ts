import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/fixtures.ts';
import { enter } from '../support/people.ts';

test('an admin finds who changed what, and takes it along as a file', async ({ page, people }) => {
  const admin = await people.verified();
  await enter(page, admin);
  await page.goto('/organization/settings');
  await page.getByLabel('Organization name').fill('Roy & Daughters');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Organization name updated successfully!')).toBeVisible();

  await page.getByRole('link', { name: 'Audit trail' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit trail' })).toBeVisible();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toContainText('Renamed the organization');
  await expect(rows.nth(1)).toContainText('Roy & Daughters');
  await expect(rows.nth(1)).toContainText(admin.email);

  await page.getByRole('searchbox').fill('daughters');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 entry shown')).toBeVisible();
  await page.getByLabel('About').selectOption('Sign-ins');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('No entry matches')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(rows.nth(1)).toContainText('Signed inWith a password');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await (await download).path();
  expect(await readFile(file, 'utf8')).toContain(`session.opened,${admin.email},`);
  await expect(page.getByText('The file is in your downloads.')).toBeVisible();
});
