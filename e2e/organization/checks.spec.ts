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
  await expect(page.getByText('Automated checks find roughly a third of issues.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: '7 issues to fix on 8 pages, 2 new' })).toBeVisible();
  await expect(page.getByText(/^Compared with the check of .*: 2 new, 5 still there, 1 gone$/)).toBeVisible();
  await expect(page.getByText('Not counted: 1 accepted.')).toBeVisible();
  await expect(page.getByText('7 of 9 issues shown')).toBeVisible();

  const opener = page.locator('summary', { hasText: 'Frames without a title' });
  await expect(opener).toHaveCount(0);
  await page.getByLabel('Status', { exact: true }).selectOption('Accepted (1)');
  await expect(page.getByText('1 of 9 issues shown')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 of 9 issues shown')).toBeVisible();
  await opener.click();
  await expect(page.getByText('Map of another company.')).toBeVisible();
  await page.getByLabel('Status', { exact: true }).selectOption('To fix (7)');

  // One row for a rule, and in it one for each cause, with the color that passes.
  await page.locator('summary', { hasText: 'Text with too little contrast: 3 causes, 12 places' }).press('Enter');
  const cause = page.locator('summary', { hasText: '“Helen, No. 22”, #8c9196 on #f6f1ea, 2.8:1; #6b6f73 passes' });
  await cause.press('Enter');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy CSS' }).press('Enter');
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^p\.stall \{\n {2}color: #6b6f73;/);
  await cause.press('Enter');

  // A template's mistake on eight pages is one thing to fix.
  const button = page
    .getByRole('listitem')
    .filter({ has: page.locator('summary', { hasText: 'Buttons without a name' }) });
  await button.locator('summary').press('Enter');
  await expect(button.locator('summary').first()).toContainText('Buttons without a name: 1 cause, 8 places');
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
  // It is not to be fixed any more, and the figures say so.
  await expect(page.getByRole('heading', { level: 2, name: '6 issues to fix on 8 pages, 1 new' })).toBeVisible();
  await expect(button).toHaveCount(0);
  await page.getByLabel('Status', { exact: true }).selectOption('Accepted (2)');
  await button.locator('summary').first().press('Enter');
  await expect(button.getByText(/Accepted, set by Ada Martin/)).toBeVisible();
  await expect(button.getByText('The menu is listed again in the footer.')).toBeVisible();

  await expect(page.getByText('3 of 12 answered')).toBeVisible();
  const zoom = page
    .getByRole('listitem')
    .filter({ has: page.locator('summary', { hasText: 'Enlarge to 400 percent' }) });
  await zoom.locator('summary').click();
  await zoom.getByText('Issue found', { exact: true }).click();
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
  await page.locator('summary', { hasText: 'Check again' }).press('Enter');
  await page.getByLabel('Start at').fill(`${baseURL}/local/site`);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Check this website' }).press('Enter');
  const tab = await opened;
  await expect(page.getByRole('heading', { name: 'Checking maplestreetbakery.example' })).toBeVisible();
  await expect(page.getByText(/^The check is done: \d+ pages checked\.$/)).toBeVisible({ timeout: 120_000 });
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(page.getByText(/^Checked .*started by Ada Martin$/)).toBeVisible();
  await page.locator('summary', { hasText: 'Pages of this check' }).press('Enter');
  for (const path of ['', '/journal', '/kitchen', '/market'])
    await expect(
      page.getByText(new RegExp(`^/local/site${path} (no issues|\\d+ places? with an issue)$`)),
    ).toBeVisible();
  await expect(page.getByText(/^\/(?!local\/site)\S* (no issues|\d+ places? with an issue)$/)).toHaveCount(0);

  // The order page refuses frames: it is opened in the tab, and counts for the same check.
  await page.locator('summary', { hasText: /pages? must be opened/ }).press('Enter');
  // Also where the browser blocks new tabs.
  await page.evaluate(() => {
    window.open = () => null;
  });
  const byItself = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Check /local/site/order', exact: true }).press('Enter');
  await expect(page.getByText('Your browser did not open a new tab.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the page to check it' }).press('Enter');
  await (await byItself).waitForURL('**/local/site/order');
  await expect(page.getByText(/^\/local\/site\/order (no issues|\d+ places? with an issue)$/)).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('button', { name: 'Check /local/site/order', exact: true })).toHaveCount(0);
  await expect(page.getByText('Your browser did not open a new tab.')).toHaveCount(0);
});
