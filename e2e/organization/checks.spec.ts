import { readFile } from 'node:fs/promises';
import { expectAccessibleInTurn } from '../../apps/web/tests/support/looks.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoAdmin, enter } from '../support/people.ts';

const SCREEN = '/organization/accessibility?website=maplestreetbakery.example';

test('an owner checks the website, decides what to fix, answers what only a person can see, and takes it along', async ({
  page,
  context,
  baseURL,
}) => {
  await enter(page, demoAdmin);
  await page.goto(SCREEN);
  await expect(page.getByText('Automated checks find roughly a third of barriers.')).toBeVisible();
  await expect(
    page.getByText(/^Compared with the check of .*: 2 new, 4 still there, 1 not found any more$/),
  ).toBeVisible();

  const opener = page.locator('summary', { hasText: 'Frames without a title' });
  await page.getByLabel('Status', { exact: true }).selectOption('Accepted');
  await expect(page.getByText('1 of 7 shown')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 of 7 shown')).toBeVisible();
  await opener.click();
  await expect(page.getByText('Map of another company.')).toBeVisible();
  await page.getByLabel('Status', { exact: true }).selectOption('All statuses');

  // A template's mistake on eight pages is one thing to fix.
  const button = page
    .getByRole('listitem')
    .filter({ has: page.locator('summary', { hasText: 'Buttons without a name' }) });
  await button.locator('summary').press('Enter');
  await expect(button.locator('summary')).toContainText('8 pages, 8 places');
  await expect(button.getByText('<button class="menu-toggle">', { exact: false })).toBeVisible();
  await button.getByRole('tab', { name: 'Shopify' }).click();
  await expect(button.getByRole('tabpanel')).toContainText('theme editor');
  await expectAccessibleInTurn(page, 'an open finding', 0, { colors: 'details[open]', hasFixedLanguage: true });
  await page.setViewportSize({ width: 1280, height: 800 });

  await button.getByRole('button', { name: 'Change status' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Accepted', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save status' }).click();
  await expect(dialog.getByText('Enter a reason for leaving it as it is')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The menu is listed again in the footer.');
  await dialog.getByRole('button', { name: 'Save status' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(button.getByText(/Accepted, set by Ada Martin/)).toBeVisible();
  await expect(button.getByText('The menu is listed again in the footer.')).toBeVisible();

  await expect(page.getByText('3 of 12 answered')).toBeVisible();
  const zoom = page
    .getByRole('listitem')
    .filter({ has: page.locator('summary', { hasText: 'Enlarge to 400 percent' }) });
  await zoom.locator('summary').click();
  await zoom.getByText('Barrier found', { exact: true }).click();
  await zoom.getByLabel('Note').fill('The cart covers the order button.');
  await zoom.getByRole('button', { name: 'Save answer' }).click();
  await expect(page.getByText('4 of 12 answered')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Spreadsheet (CSV)' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('button-name,Buttons without a name,');
  expect(file).toContain('The menu is listed again in the footer.');

  await page.getByRole('link', { name: 'Printable report' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Accessibility report of maplestreetbakery.example' }),
  ).toBeFocused();
  await expect(page.getByText('The cart covers the order button.')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Organization' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.goBack();

  // A real check, on a copy of the website on this machine, by keyboard only.
  await page.getByLabel('First page').fill(`${baseURL}/local/site`);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Check again' }).press('Enter');
  const tab = await opened;
  await expect(page.getByRole('heading', { name: 'Checking maplestreetbakery.example' })).toBeVisible();
  await expect(page.getByText(/^The check is done: \d+ pages checked\.$/)).toBeVisible({ timeout: 120_000 });
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(page.getByText(/^Last check: .*started by Ada Martin$/)).toBeVisible();
  await page.locator('summary', { hasText: 'Pages of this check' }).press('Enter');
  for (const path of ['', '/journal', '/kitchen', '/market'])
    await expect(page.getByText(new RegExp(`^/local/site${path} (nothing found|\\d+ places? to fix)$`))).toBeVisible();
  await expect(page.getByText(/^\/(?!local\/site)\S* (nothing found|\d+ places? to fix)$/)).toHaveCount(0);

  // The order page refuses frames: it is opened in the tab, and counts for the same check.
  await page.locator('summary', { hasText: 'could not be checked inside the tab' }).press('Enter');
  // Also where the browser blocks new tabs.
  await page.evaluate(() => {
    window.open = () => null;
  });
  const byItself = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Check /local/site/order', exact: true }).press('Enter');
  await expect(page.getByText('Your browser did not open a new tab.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the page to check it' }).press('Enter');
  await (await byItself).waitForURL('**/local/site/order');
  await expect(page.getByText(/^\/local\/site\/order (nothing found|\d+ places? to fix)$/)).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('button', { name: 'Check /local/site/order', exact: true })).toHaveCount(0);
  await expect(page.getByText('Your browser did not open a new tab.')).toHaveCount(0);
});
