import { paths } from '@evenway/contract';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { plannedWork } from '../../../apps/web/tests/support/announce.ts';
import { aWebsite, USER } from '../../../apps/web/tests/support/answer-calls.ts';
import { creditedInvoices, sampleCredit, unpaidInvoices } from '../../../apps/web/tests/support/samples/billing.ts';
import { press, type Screen, withState } from './screen.ts';
import { dialog, failed, failing, inDialog, loading, screen, tab, waiting } from './signed-in-screen.ts';

/** The n-th action of a website's menu. */
export const rowAction = (row: number, action: number) => async (page: Page) => {
  await page.locator('tbody [aria-haspopup]').nth(row).click();
  await page.getByRole('menuitem').nth(action).click();
  await dialog(page);
};

/** Just registered as `shop.example`. */
const withoutPlan = aWebsite({ status: null, subscriptionName: null, expiresAt: null, subscribedAt: null });
const openPlans = async (page: Page) => {
  await press(page, /^(Onboard website|Ajouter un site)$/);
  await page.getByRole('dialog').getByRole('textbox').fill(withoutPlan.domain);
  await page.keyboard.press('Enter');
};

export const dashboard: readonly Screen[] = [
  screen('dashboard', paths.dashboard),
  screen(withState('dashboard', 'all'), paths.dashboard, { prepare: tab(2) }),
  screen(withState('dashboard', 'credit'), paths.dashboard, { answers: { 'GET /billing/credit': sampleCredit } }),
  screen(withState('dashboard', 'announced'), paths.dashboard, { announcements: [plannedWork] }),
  screen(withState('dashboard', 'user'), paths.dashboard, { user: USER }),
  screen(withState('dashboard', 'empty'), paths.dashboard, { answers: { 'GET /websites': [] }, prepare: tab(2) }),
  screen(withState('dashboard', 'none-active'), paths.dashboard, {
    answers: { 'GET /websites': [withoutPlan] },
  }),
  screen(withState('dashboard', 'loading'), paths.dashboard, { answers: waiting('GET /websites'), prepare: loading }),
  screen(withState('dashboard', 'error'), paths.dashboard, { answers: failing('GET /websites'), prepare: failed }),
  screen(withState('dashboard', 'menu'), paths.dashboard, {
    isWindow: true,
    closesOnResize: true,
    prepare: async (page) => {
      await page.locator('tbody [aria-haspopup]').first().click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
    },
  }),
  screen(withState('dashboard', 'drawer'), paths.dashboard, {
    isWindow: true,
    widths: { max: 1023 },
    closesOnResize: true,
    prepare: async (page) => {
      await page.getByRole('banner').getByRole('button').first().click();
      await dialog(page);
    },
  }),
  screen(withState('dashboard', 'onboard'), paths.dashboard, {
    ...inDialog,
    prepare: async (page) => {
      await press(page, /^(Onboard website|Ajouter un site)$/);
      await dialog(page);
    },
  }),
  screen(withState('dashboard', 'plans'), paths.dashboard, {
    ...inDialog,
    prepare: async (page) => {
      await openPlans(page);
      await expect(page.getByRole('dialog').getByRole('radio', { name: /Growth/ })).toBeAttached();
    },
  }),
  screen(withState('dashboard', 'nothing-on-sale'), paths.dashboard, {
    ...inDialog,
    answers: { 'GET /widget/prices': [], 'GET /websites': [withoutPlan] },
    prepare: async (page) => {
      await openPlans(page);
      await expect(page.getByRole('dialog').getByRole('link')).toBeVisible();
    },
  }),
  screen(withState('dashboard', 'plans-failed'), paths.dashboard, {
    ...inDialog,
    answers: { ...failing('GET /widget/prices'), 'GET /websites': [withoutPlan] },
    prepare: async (page) => {
      await openPlans(page);
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    },
  }),
  screen(withState('dashboard', 'change-plan'), paths.dashboard, {
    ...inDialog,
    prepare: async (page) => {
      await rowAction(0, 0)(page);
      await page.getByRole('radio', { name: /Starter/ }).check();
    },
  }),
  screen(withState('dashboard', 'cancel'), paths.dashboard, { ...inDialog, prepare: rowAction(0, 1) }),
  screen(withState('dashboard', 'delete'), paths.dashboard, {
    ...inDialog,
    prepare: async (page) => {
      await tab(1)(page);
      await rowAction(1, 2)(page);
    },
  }),
];

const area = (name: string) => `${paths.widget}?website=maplestreetbakery.example&area=${name}`;
const configCalls = ['GET /widget-configs/maplestreetbakery.example'];
export const widget: readonly Screen[] = [
  screen('widget-install', area('install')),
  screen('widget-appearance', area('appearance')),
  screen(withState('widget-appearance', 'changed'), area('appearance'), {
    prepare: async (page) => {
      await page.locator('input[name*=main i], input[id*=main i]').first().fill('#ffd400');
    },
  }),
  screen(withState('widget-appearance', 'user'), area('appearance'), { user: USER }),
  screen(withState('widget-appearance', 'loading'), area('appearance'), {
    answers: waiting(...configCalls),
    prepare: loading,
  }),
  screen(withState('widget-appearance', 'error'), area('appearance'), {
    answers: failing(...configCalls),
    prepare: failed,
  }),
  screen('widget-usage', area('usage')),
  screen(withState('widget', 'none'), paths.widget, { answers: { 'GET /websites/customizable': [] } }),
  screen(withState('widget', 'error'), paths.widget, {
    answers: failing('GET /websites/customizable'),
    prepare: failed,
  }),
];

export const billing: readonly Screen[] = [
  screen('billing', paths.billing),
  screen(withState('billing', 'unpaid'), `${paths.billing}?website=maple-weddings.example`, {
    answers: { 'GET /invoices': unpaidInvoices },
  }),
  screen(withState('billing', 'credit'), paths.billing, {
    answers: { 'GET /billing/credit': sampleCredit, 'GET /invoices': creditedInvoices },
  }),
  screen(withState('billing', 'empty'), paths.billing, { answers: { 'GET /billing/websites': [] } }),
  screen(withState('billing', 'no-invoices'), paths.billing, {
    answers: { 'GET /invoices': [], ...failing('GET /invoices/upcoming', 'GET /billing/card') },
  }),
  screen(withState('billing', 'loading'), paths.billing, {
    answers: waiting('GET /invoices', 'GET /invoices/upcoming'),
    prepare: loading,
  }),
  screen(withState('billing', 'error'), paths.billing, {
    answers: failing('GET /billing/websites'),
    prepare: failed,
  }),
  screen(withState('billing', 'user'), paths.billing, { user: USER }),
];
