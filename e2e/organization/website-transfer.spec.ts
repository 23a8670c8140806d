import { expectAccessible } from '../../apps/web/tests/support/accessibility.ts';
import { goWithin } from '../../apps/web/tests/support/go-within.ts';
import { expect, test } from '../support/fixtures.ts';
import { enter } from '../support/people.ts';
import { newDomain, subscribeWebsite } from '../support/websites.ts';

test('a website is offered by mail, taken over by another organization, and its trial goes along', async ({
  page,
  people,
  browser,
}) => {
  const [sender, receiver] = [await people.verified(), await people.verified()];
  const domain = newDomain();
  await enter(page, sender);
  await subscribeWebsite(page, domain);
  await page.goto('/organization/dashboard');
  const row = page.getByRole('row', { name: new RegExp(domain) });
  const menu = page.getByRole('button', { name: `Actions for ${domain}` });

  // By keyboard only, with a mistake on the way.
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Transfer to another organization' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Transfer ${domain}` });
  await expect(dialog).toContainText('The free trial goes along');
  await expect(dialog.getByLabel('Email of an admin of that organization')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Please enter an email address');
  await page.keyboard.type(receiver.email);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText(`Offered to ${receiver.email}`);
  await expect(menu).toBeFocused();

  // Withdrawn, the link is invalid; offered again, it works.
  const [dead = ''] = (await people.mail(receiver.email, /is offered to you/)).links;
  await menu.click();
  await page.getByRole('menuitem', { name: 'Transfer to another organization' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw offer' }).click();
  await expect(row).not.toContainText('Offered to');
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(dead);
  await expect(other.getByRole('alert')).toContainText('This offer is no longer valid');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Transfer to another organization' }).click();
  await dialog.getByLabel('Email of an admin of that organization').fill(receiver.email);
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Offered to');
  let link = '';
  await expect(async () => {
    [link = ''] = (await people.mail(receiver.email, /is offered to you/)).links;
    expect(link).not.toBe(dead);
  }).toPass();

  // The sender cannot accept; the receiver signs in and returns.
  await page.goto(link);
  await expect(page.getByText(`The offer is for ${receiver.email}.`)).toBeVisible();
  await other.goto(link);
  await expectAccessible(other, 'an offered website');
  await other.getByRole('button', { name: 'Sign in to accept' }).click();
  await other.getByLabel('Email address').fill(receiver.email);
  await other.getByLabel('Password', { exact: true }).fill(receiver.password);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other.getByLabel('Your organization')).toHaveValue(/.+/);
  await expect(other.getByText(/^Nothing until .*, on the Growth plan\./)).toBeVisible();
  await other.getByRole('button', { name: 'Take over the website' }).click();
  await expect(other).toHaveURL('/organization/dashboard');
  await expect(other.getByText(`${domain} is now in Moreau & Filles.`)).toBeVisible();
  const taken = other.getByRole('row', { name: new RegExp(domain) });
  await expect(taken).toContainText('then needs a plan');

  // A plan costs nothing before that day.
  await other.getByRole('button', { name: `Actions for ${domain}` }).click();
  await other.getByRole('menuitem', { name: 'Choose a plan' }).click();
  await expect(other.getByText(/^Nothing to pay until/).first()).toBeVisible();
  await goWithin(page, '/organization/dashboard');
  await expect(page.getByText('No active websites found.')).toBeVisible();
  await context.close();
});
