import type { Page } from '@playwright/test';
import { expectAccessible } from '../../apps/web/tests/support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { enterDashboard } from '../support/people.ts';

const DOMAIN = 'moreau-bakery.example';

/** From the button on the dashboard to the checkout of the payment provider, with every mistake on the way. */
async function findCheckout(page: Page, plan: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Onboard website' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled();
  await dialog.getByLabel('Website URL').fill('nonsense');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('Please enter a valid website URL (e.g. example.com)').first()).toBeVisible();
  await expectAccessible(page, 'step 1 of onboarding, with a mistake', '[role=dialog]');
  await dialog.getByLabel('Website URL').fill(`https://www.${DOMAIN}/`);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('-18%')).toBeVisible();
  await expectAccessible(page, 'step 2 of onboarding', '[role=dialog]');
  await dialog.getByRole('button', { name: 'Continue to Checkout' }).click();
  await expect(dialog.getByText('Please select a plan.').first()).toBeVisible();
  await dialog.getByRole('radio', { name: plan }).check();
  await dialog.getByRole('button', { name: 'Continue to Checkout' }).click();
  await page.waitForURL(/\/c\/pay\//);
  await expectAccessible(page, 'the checkout of the local stand-in');
}

/** The same way once more. */
async function goToCheckout(page: Page, plan: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Onboard website' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Website URL').fill(DOMAIN);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('radio', { name: plan }).check();
  await dialog.getByRole('button', { name: 'Continue to Checkout' }).click();
  await page.waitForURL(/\/c\/pay\//);
}

async function pay(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel(/Expiry date/).fill('12 / 40');
  await page.getByLabel(/Security code/).fill('123');
  await page.getByRole('button', { name: /Start trial|Subscribe|Pay/ }).click();
}

const row = (page: Page) => page.getByRole('row', { name: new RegExp(DOMAIN) });
const choose = async (page: Page, action: string) => {
  await page.getByRole('button', { name: `Actions for ${DOMAIN}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};

test('a website goes from its domain to a running subscription, changes plan, is cancelled and resumed, and has invoices', async ({
  page,
  people,
}) => {
  await enterDashboard(page, await people.verified());
  await test.step('leaving the checkout comes back to where the person was, and nothing was charged', async () => {
    await findCheckout(page, /Growth/);
    await page.getByRole('link', { name: /Go back/ }).click();
    await expect(page.getByText(/You left the checkout, and nothing was charged/)).toBeVisible();
    await expect(page.getByRole('dialog').getByText(DOMAIN).first()).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('radio', { name: /^Growth/ })).toBeChecked();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: /All/ }).click();
    await choose(page, 'Delete');
    await page.getByRole('button', { name: 'Delete website' }).click();
    await expect(page.getByText(`${DOMAIN} was deleted.`)).toBeVisible();
  });

  await goToCheckout(page, /Starter/);
  await pay(page, '4000000000000002');
  await expect(page.getByText(/declined/i).first()).toBeVisible();
  await pay(page, '4242424242424242');
  await expect(page).toHaveURL(`/organization/widget?website=${DOMAIN}&area=install`);
  await expect(page.getByText(`${DOMAIN} is active. Add the widget to it next.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Copy the code' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(row(page)).toContainText('Starter');
  await expect(row(page)).toContainText(/Active/i);

  await choose(page, 'Change Plan');
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /Growth/ })
    .check();
  await expect(page.getByRole('dialog').getByText('You pay nothing now.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Change Plan' }).click();
  await expect(page.getByText(`${DOMAIN} is now on the Growth plan.`)).toBeVisible();
  await expect(row(page)).toContainText('Growth');

  await choose(page, 'Cancel');
  await expectAccessible(page, 'the confirmation before cancelling', '[role=alertdialog]');
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(row(page)).toContainText(/Cancelled/i);
  await choose(page, 'Resume');
  await page.getByRole('button', { name: 'Resume subscription' }).click();
  await expect(row(page)).toContainText(/Active/i);

  await row(page)
    .getByRole('link', { name: new RegExp(`^${DOMAIN}`) })
    .focus();
  await page.goto('/organization/billing');
  await expect(page.getByRole('row', { name: /paid/i }).first()).toContainText('$0.00');
  const [pdf] = await Promise.all([
    page.waitForEvent('popup'),
    page
      .getByRole('link', { name: /Download/ })
      .first()
      .click(),
  ]);
  await pdf.close();
  const [portal] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: /billing portal/i }).click(),
  ]);
  await expect(portal.getByRole('heading', { level: 1 })).toBeVisible();
  await portal.close();
});
