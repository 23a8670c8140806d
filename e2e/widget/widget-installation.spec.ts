import type { Page } from '@playwright/test';
import { chooseRadio } from '../../apps/web/tests/support/choose-radio.ts';
import { stopClock } from '../../apps/web/tests/support/stop-clock.ts';
import { expect, test } from '../support/fixtures.ts';
import { enter, type People } from '../support/people.ts';
import { newDomain, subscribeWebsite } from '../support/websites.ts';

/** A new organization with one live website, reached by its row on the dashboard. */
async function openFromDashboard(page: Page, people: People): Promise<string> {
  const domain = newDomain();
  await enter(page, await people.verified());
  await subscribeWebsite(page, domain);
  await page.goto('/organization/dashboard');
  await page.getByRole('row', { name: new RegExp(domain) }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/organization/widget?website=${domain}`);
  await expect(page.getByRole('combobox', { name: 'Website', exact: true }).locator('option:checked')).toHaveText(
    domain,
  );
  return domain;
}

const code = (page: Page) => page.getByRole('figure', { name: 'Installation code' }).locator('code');
const copy = (page: Page) => page.getByRole('figure', { name: 'Installation code' }).getByRole('button');

test('an admin installs the widget', async ({ page, people, browser, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const domain = await openFromDashboard(page, people);

  await test.step('the code is copied in the form that was chosen, and goes to a developer by mail', async () => {
    await expect(code(page)).toContainText("s.setAttribute('data-widget-id'");
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await stopClock(page);
    await copy(page).click();
    await expect(copy(page)).toHaveText('Copied');
    expect(await copied()).toBe(await code(page).textContent());
    await page.clock.runFor(1_900);
    await expect(copy(page)).toHaveText('Copied');
    await page.clock.runFor(200);
    await expect(copy(page)).toHaveText('Copy code');
    await page.clock.resume();

    await chooseRadio(page.getByRole('radio', { name: 'One fixed release' }));
    await expect(code(page)).toContainText(/s\.integrity = 'sha\d+-/);
    await expect(page.getByText('nothing is updated by itself')).toBeVisible();
    await chooseRadio(page.getByRole('radio', { name: 'Without inline code' }));
    await expect(code(page)).toContainText(/^<script src="[^"]+" integrity="sha/);
    await copy(page).click();
    await expect.poll(copied).toContain('<script src=');

    await page.getByLabel('What is your website made with?').selectOption('React app');
    await expect(page.getByRole('figure', { name: /Next\.js/ })).toContainText('<Script');
    await page.getByLabel('What is your website made with?').selectOption('WordPress');
    await expect(page.getByRole('list', { name: 'WordPress' }).getByRole('listitem')).toHaveCount(4);
    const mail = new URL((await page.getByRole('link', { name: 'Send to a developer' }).getAttribute('href')) ?? '');
    expect(mail.searchParams.get('subject')).toContain(domain);
    expect(mail.searchParams.get('body')).toContain(await code(page).textContent());
  });

  await test.step('when copying fails, the code is selected for the keyboard', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('refused')) },
      });
    });
    await chooseRadio(page.getByRole('radio', { name: 'Standard' }));
    await chooseRadio(page.getByRole('radio', { name: 'Always the newest' }));
    await copy(page).click();
    await expect(page.getByText('Failed to copy code to clipboard')).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString())).toContain('data-widget-id');
  });

  await test.step('a website that cannot be reached, or an address that is not on it, is told with what to do', async () => {
    await page.getByLabel(`Page of ${domain}`).fill('https://elsewhere.example/');
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByText(`This address is not on ${domain}`)).toBeVisible();
    await page.getByLabel(`Page of ${domain}`).fill('');
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByText('The website did not answer')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(new RegExp(`${domain}/, read`))).toBeVisible();
  });

  await test.step('Y24: a domain must be shown to be one’s own before other pages of it are checked', async () => {
    const ownership = page.getByRole('region', { name: 'Domain' });
    await page.getByLabel(`Page of ${domain}`).fill('/contact');
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByText('Verify this domain before you check other pages.')).toBeVisible();
    await expect(page.getByLabel(`Page of ${domain}`)).toHaveValue('/contact');

    await ownership.getByText('Domain not verified').click();
    await ownership.getByText('A DNS record').click();
    await expect(ownership.getByRole('figure', { name: 'Name' })).toContainText(`_evenway.${domain}`);
    await expect(ownership.getByRole('figure', { name: 'Value' })).toContainText(/evenway-verification=[0-9a-f]{32}/);
    await ownership.getByText('A file on your website').click();
    await expect(ownership.getByRole('figure', { name: 'Address' })).toContainText(
      `https://${domain}/.well-known/evenway-verification.txt`,
    );
    await ownership.getByText('The code on your home page').click();
    await ownership.getByRole('button', { name: 'Look for the code' }).click();
    await expect(ownership.getByText('Your website or its DNS did not answer.')).toBeVisible({ timeout: 30_000 });

    // Our names do not resolve here, so the response for a domain with the file is mocked.
    const proven = { status: 'proven', method: 'file', provenAt: '2025-12-05T10:00:00.000Z' };
    await page.route('**/api/widget-configs/*/installation', async (route) => {
      const answer = await route.fetch();
      const known = await answer.json();
      await route.fulfill({ response: answer, json: { ...known, ownership: { ...known.ownership, ...proven } } });
    });
    await page.route('**/api/widget-configs/*/ownership', async (route) => {
      expect(route.request().postDataJSON()).toEqual({ method: 'file' });
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), outcome: 'proven' } });
    });
    await ownership.getByRole('button', { name: 'Look for the file' }).click();
    await expect(ownership.getByText('Domain verified')).toBeVisible({ timeout: 30_000 });
    await expect(ownership.getByText('We found your file on')).toBeVisible();
    await expect(ownership.getByText('A DNS record')).toHaveCount(0);
  });

  await test.step('once a page with the code was opened, the screen says where and when the widget was seen', async () => {
    await page.unrouteAll();
    await expect(page.getByText('Waiting for the first visit')).toBeVisible();
    const snippet = await code(page).textContent();
    // A browser that identifies as automated is not counted as a visit.
    const visitor = await browser.newContext({
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36',
    });
    // Public pages may not reach this machine without permission; browsers that do not know the permission do not ask.
    await visitor.grantPermissions(['local-network-access']).catch(() => undefined);
    const shop = await visitor.newPage();
    await shop.route(`https://${domain}/`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Shop</title><h1>Shop</h1>${snippet}` }),
    );
    const beacon = shop.waitForResponse((answer) => answer.url().startsWith(`${baseURL}/widget/visits/`));
    await shop.goto(`https://${domain}/`);
    expect((await beacon).status()).toBe(204);
    await visitor.close();

    // The screen was left open, and sees it by itself.
    await expect(page.getByText(`Seen on ${domain} just now`)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Installed', { exact: true })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: domain })).toBeVisible();
    await expect(page.getByText(/the current one/)).toBeVisible();
    await page.getByRole('link', { name: 'Choose its colors' }).click();
    await expect(page.getByRole('tab', { name: 'Appearance' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'Usage' }).click();
    await expect(page.getByRole('region', { name: 'Visits this month' })).toContainText('1 of 1,000,000 in your plan');
  });
});
