import { it } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { ADMIN, aWebsite } from '../support/answer-calls.ts';
import { applicationOpener } from '../support/open-application.ts';
import { expect } from '../support/open-page.ts';
import { aProgress, noChecks, runningCheck, sampleChecks } from '../support/samples/checks.ts';

const open = applicationOpener();
const WEBSITE = 'maplestreetbakery.example';
const website = { 'GET /websites': [aWebsite({ id: WEBSITE, domain: WEBSITE })] };
const screen = (more = '') => `/organization/accessibility?website=${WEBSITE}${more}`;

it('an owner sees what is left to fix by rule, and by keyboard which of their colors pass', async () => {
  const page = await open(screen(), ADMIN, { ...website, ...sampleChecks });
  await expect(page.getByRole('heading', { level: 2, name: '7 issues to fix on 8 pages, 2 new' })).toBeVisible();
  // The figures below add up to it, and so does the list.
  const figures = await page.locator('dl dd:nth-of-type(1)').allInnerTexts();
  expect(figures.reduce((sum, text) => sum + Number(text), 0)).toBe(7);
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('toFix');
  await expect(page.getByText('7 of 9 issues shown')).toBeVisible();
  await expect(page.getByText('Not counted: 1 accepted.')).toBeVisible();
  await expect(page.locator('summary', { hasText: 'Frames without a title' })).toHaveCount(0);
  // The form is there on request.
  await expect(page.getByLabel('Start at')).toBeHidden();
  await page.locator('summary', { hasText: 'Check again' }).press('Enter');
  await expect(page.getByLabel('Start at')).toBeVisible();
  await page.locator('summary', { hasText: 'Check again' }).press('Enter');

  const rule = page.locator('summary', { hasText: 'Text with too little contrast: 3 causes, 11 places' });
  await rule.press('Enter');
  await expect(page.locator('summary:has(h4)')).toHaveCount(3);
  // The arrow of a closed cause does not turn with that of its rule.
  await expect(rule.locator('svg').first()).toHaveCSS('rotate', '90deg');
  await expect(page.locator('summary:has(h4) svg').first()).toHaveCSS('rotate', 'none');
  await page.keyboard.press('Tab');
  await expect(page.locator('summary:focus')).toContainText(
    '“Open daily from 7 am to 1 pm”, #a3978a on white, 2.8:1; #7f756b passes',
  );
  await page.keyboard.press('Tab');
  await expect(page.locator('summary:focus')).toContainText('“Helen, No. 22”, #8c9196 on #f6f1ea, 2.8:1');
  await page.keyboard.press('Enter');
  // Light text that cannot get lighter needs another background.
  const light = page.locator('summary', { hasText: '“Order now”, white on #e08a1e, 2.6:1; on #a86716 it passes' });
  await expect(light).toBeVisible();
  await expect(page.getByText('p.stall {')).toContainText('color: #6b6f73; /* 4.5:1 */');
  // Our own example would only distract from them.
  await expect(page.getByText('.hint {', { exact: false })).toHaveCount(0);
  await expectAccessible(page, 'the colors of a cause');
});

it('a rule with one cause opens to it, and shows our example where no colors are at fault', async () => {
  const page = await open(screen(), ADMIN, { ...website, ...sampleChecks });
  await page.locator('summary', { hasText: 'Buttons without a name: 1 cause, 8 places' }).press('Enter');
  await expect(page.getByText('Where it is')).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Before' })).toBeVisible();
});

it('a link to an issue opens it, also one that was accepted', async () => {
  const page = await open(screen('&finding=f-5'), ADMIN, { ...website, ...sampleChecks });
  await expect(page.getByText('Map of another company.')).toBeVisible();
  await expect(page.locator('summary:focus')).toContainText('iframe.map');
});

it('the first check starts from its form, without anything to unfold', async () => {
  const page = await open(screen(), ADMIN, { ...website, ...noChecks });
  await expect(page.getByLabel('Start at')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No check yet' })).toBeVisible();
  await expect(page.locator('summary', { hasText: 'Check again' })).toHaveCount(0);
});

it('a check that still looks for pages does not seem to be at its end', async () => {
  const pages = { found: 1, checked: 1, notFramed: 0, failed: 0 };
  const page = await open(screen(), ADMIN, { ...website, ...sampleChecks, ...runningCheck(aProgress({ pages })) });
  await expect(page.getByText('1 page checked, looking for more…')).toBeVisible();
  expect(await page.locator('svg rect[height="10"]').getAttribute('width')).toBe('50%');
});
