import type { Website } from '@evenway/contract';
import type { Page } from '@playwright/test';
import { describe, it } from 'vitest';
import { ADMIN, answerCalls, aWebsite, WORDLESS } from '../support/answer-calls.ts';
import { applicationOpener } from '../support/open-application.ts';
import { expect } from '../support/open-page.ts';
import { stopClock } from '../support/stop-clock.ts';

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const site = (
  domain: string,
  status: Website['status'],
  days: number | null,
  subscriptionName: string | null = 'Growth',
) => aWebsite({ id: domain, domain, status, subscriptionName, expiresAt: days === null ? null : inDays(days) });

const websites = [
  { ...site('active.example', 'ACTIVE', 90), visits: { month: '2025-06', counts: [0, 0, 5, 9, 120, 1_200] } },
  site('starter.example', 'ACTIVE', 20, 'Starter'),
  site('leaving.example', 'CANCELLED', 10),
  site('gone.example', 'CANCELLED', -3),
  site('unpaid.example', 'NOT_PAID', -1),
  site('resting.example', 'INACTIVE', null),
  site('new.example', null, null, null),
];

const openApplication = applicationOpener();
async function open(): Promise<Page> {
  const answers = { 'GET /websites': websites, 'GET /websites/customizable': [] };
  const page = await openApplication('/organization/dashboard', ADMIN, answers);
  await expect(row(page, 'active.example')).toBeVisible();
  return page;
}

const row = (page: Page, domain: string) => page.getByRole('row', { name: new RegExp(domain) });
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const actionsOf = async (page: Page, domain: string) => {
  await page.getByRole('button', { name: `Actions for ${domain}` }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  const names = await page.getByRole('menuitem').allInnerTexts();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  return names.map((name) => name.trim());
};
const choose = async (page: Page, domain: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${domain}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};

describe('the dashboard and what can be done there', () => {
  it('websites are counted, listed under their tabs, and shown with dates, state and a link', async () => {
    const page = await open();
    for (const [name, count] of [
      ['Total Websites', '7'],
      ['Active Websites', '2'],
      ['Expiring Soon', '2'],
      ['Inactive Websites', '3'],
    ] as const) {
      const counter = page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
      await expect(counter.getByRole('definition').first()).toHaveText(count);
    }
    await expect(page.getByRole('heading', { name: 'Managed Websites' })).toBeVisible();
    await expect(tab(page, 'Active')).toHaveText(/^Active\s*3/);
    await expect(tab(page, 'Cancelled')).toHaveText(/^Cancelled\s*4/);
    await expect(tab(page, 'All')).toHaveText(/^All\s*7/);

    const headers = page.getByRole('columnheader');
    await expect(headers).toContainText([
      'Domain',
      'Subscription',
      'Subscribed',
      'Expires at',
      'Status',
      'Widget this month',
      'Actions',
    ]);
    const first = row(page, 'active.example');
    const link = first.getByRole('link', { name: /^active\.example/ });
    await expect(link).toHaveAttribute('href', 'https://active.example');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(first).toContainText('Growth');
    await expect(first).toContainText('Jan 5, 2025');
    await expect(first).toContainText('Active');
    await expect(first).toContainText('1,200 visits');
    await expect(
      first.getByRole('img', { name: 'Visits by month: January 0; February 0; March 5; April 9; May 120; June 1,200' }),
    ).toBeVisible();
    await expect(first.getByRole('link', { name: 'Install the widget on active.example' })).toHaveAttribute(
      'href',
      '/organization/widget?website=active.example&area=install',
    );
    await tab(page, 'All').click();
    await expect(row(page, 'new.example')).toContainText('Inactive');
    // Beside the sidebar there is least room for the columns.
    for (const width of [1024, 1120, 1170]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(overflow, `${width} pixels: scrolls sideways`).toBeLessThanOrEqual(0);
    }
  });

  it('each state offers its own actions', async () => {
    const page = await open();
    expect(await actionsOf(page, 'active.example')).toEqual([
      'Change Plan',
      'Cancel',
      'Transfer to another organization',
    ]);
    expect(await actionsOf(page, 'leaving.example')).toEqual(['Resume', 'Transfer to another organization']);
    await tab(page, 'Cancelled').click();
    expect(await actionsOf(page, 'gone.example')).toContain('Delete');
    expect(await actionsOf(page, 'unpaid.example')).toContain('Delete');
    expect(await actionsOf(page, 'resting.example')).toContain('Delete');
    expect(await actionsOf(page, 'new.example')).toEqual(['Onboard', 'Transfer to another organization', 'Delete']);

    await choose(page, 'new.example', 'Onboard');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Choose a plan' }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: /new\.example/ })).toBeVisible();
    await expect(page.getByRole('dialog').getByLabel('Website URL')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  it('a row opens the widget by click, Enter and Space, on the Active tab, and not on Starter', async () => {
    const page = await open();
    const address = '/organization/widget?website=active.example';
    await row(page, 'active.example').getByText('Growth').click();
    await expect(page).toHaveURL(address);
    for (const key of ['Enter', 'Space']) {
      await page.goBack();
      await row(page, 'active.example').focus();
      await page.keyboard.press(key);
      await expect(page).toHaveURL(address);
    }
    await page.goBack();
    await row(page, 'starter.example').getByRole('cell', { name: 'Starter', exact: true }).click();
    await tab(page, 'All').click();
    await row(page, 'active.example').getByText('Growth').click();
    await expect(page).toHaveURL('/organization/dashboard');
  });

  it('a refresh waits half a second before it asks', async () => {
    const page = await open();
    let asked = 0;
    await answerCalls(page, {
      'GET /websites': (route) => {
        asked += 1;
        return route.fulfill({ json: websites });
      },
    });
    await stopClock(page);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.clock.runFor(400);
    expect(asked).toBe(0);
    await page.clock.runFor(150);
    await expect.poll(() => asked).toBe(1);
  });

  it('failures are told in the words of what was tried', async () => {
    const page = await open();
    await answerCalls(page, { 'GET /websites': WORDLESS });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText(/^Failed to refresh websites: /)).toBeVisible();
    await answerCalls(page, { 'GET /websites': websites });

    for (const [domain, action, confirm, words] of [
      ['active.example', 'Cancel', 'Cancel subscription', 'Failed to cancel subscription. Please try again.'],
      ['leaving.example', 'Resume', 'Resume subscription', 'Failed to resume subscription. Please try again.'],
      ['new.example', 'Delete', 'Delete website', 'Failed to delete website. Please try again.'],
    ] as const) {
      if (action === 'Delete') await tab(page, 'Cancelled').click();
      await choose(page, domain, action);
      const dialog = page.getByRole('alertdialog');
      if (action === 'Cancel') await expect(dialog).toContainText('the end of the current billing period');
      if (action === 'Delete') await expect(dialog).toContainText('This is permanent');
      await dialog.getByRole('button', { name: confirm }).click();
      await expect(dialog.getByText(words)).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await answerCalls(page, { 'GET /websites': WORDLESS });
    await page.reload();
    await expect(page.getByText('Failed to fetch websites')).toBeVisible();
  });

  it('a failed load shows the message of the server, and can be tried again', async () => {
    const page = await open();
    const message = 'Your websites are being moved.';
    await answerCalls(page, {
      'GET /websites': (route) => route.fulfill({ status: 503, json: { message, code: 'x' } }),
    });
    await page.reload();
    await expect(page.getByText(message)).toBeVisible();
    await expect(row(page, 'active.example')).toHaveCount(0);
    await answerCalls(page, { 'GET /websites': websites });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(row(page, 'active.example')).toBeVisible();
    await expect(page.getByText(message)).toHaveCount(0);
  });
});
