import { WIDGET_DEFAULTS, type WidgetInstallation } from '@evenway/contract';
import { describe, it } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { ADMIN, type Answers, answerCalls, USER, WORDLESS } from '../support/answer-calls.ts';
import { applicationOpener } from '../support/open-application.ts';
import { expect } from '../support/open-page.ts';
import { sampleOrganization } from '../support/samples/organization.ts';

const openApplication = applicationOpener();
const WEBSITE = 'maplestreetbakery.example';
const CONFIG = `/widget-configs/${WEBSITE}`;
const open = (area: string, user: object, answers: Answers = {}) =>
  openApplication(`/organization/widget?website=${WEBSITE}&area=${area}`, user, { ...sampleOrganization, ...answers });

describe('the screen of the widget', () => {
  it('figures, notices and what a check found are put into words', async () => {
    const months = Array.from({ length: 12 }, (_, at) => ({
      month: `2025-${String(at + 1).padStart(2, '0')}`,
      visits: (at + 1) * 7000,
    }));
    const page = await open('usage', ADMIN, {
      [`GET ${CONFIG}/usage`]: {
        visits: 96_000,
        bursts: 0,
        limit: 100_000,
        notice: 95,
        months,
        features: [{ name: 'textSize', uses: 1234 }],
      },
      [`POST ${CONFIG}/check`]: {
        outcome: 'installed',
        url: 'https://shop.example/',
        checkedAt: '2025-12-05T10:00:00.000Z',
        httpStatus: 200,
        movedTo: null,
        isPinned: true,
        isInlineForbidden: true,
        policyAdditions: ['script-src https://cdn.example', 'connect-src https://cdn.example'],
      },
    });
    await expect(page.getByText('This month has used 95 percent of the visits in your plan.')).toBeVisible();
    await expect(page.getByText('The widget stays on for your visitors in any case.')).toBeVisible();
    await expect(page.getByText('of 100,000 in your plan (96%)')).toBeVisible();
    await expect(page.getByRole('slider', { name: 'Visits of the last twelve months' })).toHaveAttribute(
      'aria-valuetext',
      'December 2025 (so far): 84,000',
    );
    await page.getByText('See the numbers').click();
    const table = page.getByRole('table', { name: 'Visits of the last twelve months' });
    await expect(table.getByRole('row')).toHaveCount(13);
    await expect(table.getByRole('row', { name: 'December 2025 (so far) 84,000' })).toBeVisible();
    await expect(page.getByRole('row', { name: 'Text size 1,234' })).toBeVisible();

    await page.getByRole('tab', { name: 'Install' }).click();
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByText('The code is on this page', { exact: true })).toBeVisible();
    await expect(page.getByText('The page forbids code inside the page')).toBeVisible();
    await expect(page.getByRole('figure', { name: 'Lines to add' }).first()).toContainText(
      'script-src https://cdn.example',
    );
    await expectAccessible(page, 'the outcome of a check');
  });

  it('the first visit appears while the owner waits, with what comes next', async () => {
    const known = sampleOrganization[`GET ${CONFIG}/installation`] as WidgetInstallation;
    const unseen = { ...known, firstSeenAt: null, lastSeenAt: null, host: null, version: null, snippets: null };
    const page = await open('install', ADMIN, { [`GET ${CONFIG}/installation`]: unseen });
    const status = page.getByRole('region', { name: 'Installation' }).getByRole('status');
    await expect(status).toContainText('Waiting for the first visit');
    await answerCalls(page, { [`GET ${CONFIG}/installation`]: known });
    await expect(status).toContainText('Seen on maplestreetbakery.example just now');
    await expect(page.getByText('Installed', { exact: true })).toBeVisible();
    await expectAccessible(page, 'the first visit');
    await page.getByRole('link', { name: 'Choose its colors' }).click();
    await expect(page.getByRole('heading', { name: 'Basic Settings' })).toBeVisible();
    // Who comes later is told the state, and is not congratulated.
    await page.reload();
    await page.getByRole('tab', { name: 'Install' }).click();
    await expect(page.getByText('Installed', { exact: true })).toBeVisible();
    await expect(page.getByText('just now')).toHaveCount(0);
  });

  it('a setting is changed and saved with the keyboard alone, and focus is never under the bar', async () => {
    let saved: { config: object } | undefined;
    const page = await open('install', ADMIN, {
      // Only changed settings are sent, and all come back.
      [`POST ${CONFIG}`]: (route, request) => {
        saved = request.postDataJSON() as { config: object };
        return route.fulfill({ json: { config: { ...WIDGET_DEFAULTS, ...saved.config }, lastChange: null } });
      },
    });
    await page.getByRole('tab', { name: 'Install' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/area=appearance/);
    await expect(page.getByRole('heading', { name: 'Basic Settings' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'Right' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    const bar = page.getByRole('button', { name: 'Save Changes' });
    const focusedIsClear = () =>
      page.evaluate(() => {
        const focused = document.activeElement?.closest('label') ?? document.activeElement;
        const { left, top, width, height } = focused?.getBoundingClientRect() ?? new DOMRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return focused?.contains(hit) === true || hit?.contains(focused ?? null) === true;
      });
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab');
      if (await bar.evaluate((button) => button === document.activeElement)) break;
      await expect.poll(focusedIsClear, { message: `focus after ${presses + 1} presses of Tab` }).toBe(true);
    }
    await expect(bar).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your changes are saved.')).toBeVisible();
    expect(saved).toMatchObject({ config: { position: 'LEFT' } });
  });
  it('each part fails by itself, says so in its own words, and can be tried again', async () => {
    const page = await open('install', ADMIN, { [`GET ${CONFIG}/unique-id`]: WORDLESS, [`GET ${CONFIG}`]: WORDLESS });
    await expect(page.getByText('Failed to load installation code')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Check now' })).toBeVisible();
    await page.getByRole('tab', { name: 'Appearance' }).click();
    await expect(page.getByText('Failed to load configuration')).toBeVisible();
    await answerCalls(page, sampleOrganization);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Basic Settings' })).toBeVisible();

    await answerCalls(page, { 'GET /websites/customizable': WORDLESS });
    await page.reload();
    await expect(page.getByText('Failed to load websites')).toBeVisible();
  });
});

it('an ordinary member sees the settings, is told why they stand still, and may copy and check', async () => {
  const page = await open('appearance', USER);
  await expect(page.getByText('Only Admins can change widget settings.')).toBeVisible();
  await expect(page.getByLabel('Main color', { exact: true })).toBeDisabled();
  const switches = page.getByRole('form').getByRole('checkbox');
  expect(await switches.count()).toBeGreaterThan(20);
  expect(await switches.evaluateAll((all) => all.filter((control) => !control.matches(':disabled')).length)).toBe(0);
  await page.getByRole('button', { name: 'Save Changes' }).focus();
  await expect(page.getByRole('tooltip')).toHaveText('Only Admins can save widget settings');
  await page.getByRole('button', { name: 'Reset', exact: true }).focus();
  await expect(page.getByRole('tooltip')).toHaveText('Only Admins can reset widget settings');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Install' }).click();
  const code = page.getByRole('figure', { name: 'Installation code' });
  await expect(code.getByRole('button', { name: 'Copy code' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Check now' })).toBeEnabled();
});
