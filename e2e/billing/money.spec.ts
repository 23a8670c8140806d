import { expectAccessible } from '../../apps/web/tests/support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { enter } from '../support/people.ts';
import { changeCard, endTrial, newDomain, subscribeWebsite } from '../support/websites.ts';

test('an unpaid website says what is owed and where, and is paid with another card', async ({ page, people }) => {
  const person = await people.verified();
  const domain = newDomain();
  await enter(page, person);
  await subscribeWebsite(page, domain, { card: '4000000000000341' });
  await page.goto('/organization/dashboard');
  const row = page.getByRole('row', { name: new RegExp(domain) });
  await expect(row).toContainText(/Trial: 7 days left, then\s\$492 on \w+ \d+, \d{4}/);
  await endTrial(page, domain);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(`The payment of $492 for ${domain} failed.`)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectAccessible(page, 'the dashboard with an unpaid website');
  await page.getByRole('link', { name: `Pay the invoice of ${domain}` }).click();
  await expect(page.getByText(`$492 is unpaid for ${domain}`)).toBeVisible();
  await expect(page.getByRole('row', { name: /\$492\.00 due/ })).toContainText(/next try on/);
  await expectAccessible(page, 'the invoices of an unpaid website');
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByText(/The card was declined, so the invoice is still unpaid/)).toBeVisible();

  const [portal] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: /billing portal/i }).click(),
  ]);
  await expect(portal.getByText(domain).first()).toBeVisible();
  await portal.getByLabel('Card number').fill('4242424242424242');
  await portal.getByLabel(/Expiry date/).fill('12 / 40');
  await portal.getByLabel(/Security code/).fill('123');
  await portal.getByRole('button', { name: 'Use this card from now on' }).click();
  await expect(portal.getByText(/visa ending in 4242/i).first()).toBeVisible();
  await portal.close();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByText(`Thank you. ${domain} is paid.`)).toBeVisible();
  await expect(page.getByText(`$492 is unpaid for ${domain}`)).toBeHidden();
  expect((await people.mail(person.email, /^Receipt for/)).text).toContain('$492.00');

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(row).toContainText(/Renews on\s.* for \$492/);
  await page.getByRole('button', { name: `Actions for ${domain}` }).click();
  await page.getByRole('menuitem', { name: 'Change Plan' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: /^Yearly/ })).toBeChecked();
  await expect(dialog.getByText('7-day free trial')).toHaveCount(0);
  await dialog.getByText('Monthly', { exact: true }).click();
  await expect(dialog.getByText(/your organization has \$\d+(\.\d\d)? in credit, used before your card/)).toBeVisible();
  await expect(dialog.getByText(/The next invoice is \$50, on /)).toBeVisible();
  await expectAccessible(page, 'Change Plan with a credit', '[role=dialog]');
});

test('an upgrade that the bank asks about is confirmed on the page of its invoice, and counts then', async ({
  page,
  people,
}) => {
  const domain = newDomain();
  await enter(page, await people.verified());
  await subscribeWebsite(page, domain, { plan: 'Starter' });
  await endTrial(page, domain);
  await changeCard(page, '4000002760003184');
  const row = page.getByRole('row', { name: new RegExp(domain) });
  const expectRow = (text: RegExp) =>
    expect(async () => {
      await page.goto('/organization/dashboard');
      await expect(row).toContainText(text, { timeout: 2_000 });
    }).toPass();
  await expectRow(/Starter.*Renews on/);

  await page.getByRole('button', { name: `Actions for ${domain}` }).click();
  await page.getByRole('menuitem', { name: 'Change Plan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Growth/ }).check();
  await dialog.getByRole('button', { name: 'Change Plan' }).click();
  await expect(dialog.getByText(/Your bank wants you to confirm this payment/).first()).toBeVisible();
  await dialog.getByRole('link', { name: new RegExp(domain) }).click();
  const open = page.getByRole('row', { name: /due/ });
  await expect(open).toHaveCount(1);
  const [invoice] = await Promise.all([
    page.waitForEvent('popup'),
    open.getByRole('link', { name: /^Confirm or pay/ }).click(),
  ]);
  await invoice.getByRole('button', { name: 'Confirm and pay' }).click();
  await expect(invoice.getByText('Thank you. The invoice is paid.')).toBeVisible();
  await invoice.close();
  await expectRow(/Growth.*Renews on/);
  await page.goto('/organization/billing');
  await expect(page.getByRole('row', { name: /paid/i }).first()).toBeVisible();
  await expect(open).toHaveCount(0);
});
