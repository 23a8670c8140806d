import { WIDGET_DEFAULTS } from '@evenway/contract';
import type { Page } from '@playwright/test';
import { describe, it } from 'vitest';
import { ADMIN, answerCalls, aWebsite } from '../support/answer-calls.ts';
import { chooseRadio } from '../support/choose-radio.ts';
import { chooseElsewhere } from '../support/looks.ts';
import { applicationOpener } from '../support/open-application.ts';
import { expect } from '../support/open-page.ts';

const website = aWebsite({ status: 'NOT_PAID', nextAmount: 49_200, currency: 'usd' });

/** The language is chosen in another tab, because a dialog leaves no other way. */
async function readFrench(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/no/such/page');
  await other.evaluate(() => localStorage.setItem('language', 'fr'));
  await other.close();
}

const openApplication = applicationOpener();
const open = (address: string) =>
  openApplication(address, ADMIN, {
    'GET /websites': [website],
    'GET /websites/customizable': [website],
    'GET /billing/websites': [website],
    [`GET /widget-configs/${website.id}`]: { config: WIDGET_DEFAULTS, lastChange: null },
  });

describe('what is on the screen follows the language', () => {
  it('what failed on the dashboard is told in the language chosen since, with one amount everywhere', async () => {
    const page = await open('/organization/dashboard');
    await expect(page.getByText(/\$492 for shop\.example failed/)).toBeVisible();
    await page.getByRole('tab', { name: /^Cancelled/ }).click();
    await page.getByRole('button', { name: 'Actions for shop.example' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Delete website' }).click();
    await expect(dialog.getByText('Failed to delete website. Please try again.')).toBeVisible();
    await readFrench(page);
    await expect(dialog.getByText('Le site n’a pas pu être supprimé. Veuillez réessayer.')).toBeVisible();
    await expect(page.getByText(/492\s\$US pour shop\.example/)).toBeVisible();
  });

  it('what failed in billing is told in the language chosen since, with one amount everywhere', async () => {
    const page = await open('/organization/billing');
    await expect(page.getByText('$492 is unpaid for shop.example')).toBeVisible();
    await page.getByRole('button', { name: /Manage Billing|billing portal/i }).click();
    await expect(page.getByText('Failed to open billing portal. Please try again.')).toBeVisible();
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect(page.getByText('Could not pay the open invoice')).toBeVisible();
    await chooseElsewhere(page, 'fr');
    await expect(page.getByText('Le portail de facturation n’a pas pu être ouvert. Veuillez réessayer.')).toBeVisible();
    await expect(page.getByText('La facture n’a pas pu être payée')).toBeVisible();
    await expect(page.getByText(/^492\s\$US restent dus pour shop\.example/)).toBeVisible();
  });

  it('what failed or worked on the widget screen is told in the language chosen since', async () => {
    const page = await open('/organization/widget?website=shop.example&area=appearance');
    await chooseRadio(page.getByRole('radio', { name: 'Left' }));
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Failed to save configuration')).toBeVisible();
    await chooseElsewhere(page, 'fr');
    await expect(page.getByText('La configuration n’a pas pu être enregistrée')).toBeVisible();
    await answerCalls(page, { [`POST /widget-configs/${website.id}`]: { config: WIDGET_DEFAULTS } });
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Vos modifications sont enregistrées.')).toBeVisible();
  });
});
