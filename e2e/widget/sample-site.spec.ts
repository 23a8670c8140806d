import { createHash, randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { axeOfWidget, expectAccessible } from '../../apps/web/tests/support/accessibility.ts';
import { isFull } from '../../scripts/lib/testing/depth.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoAdmin, enter } from '../support/people.ts';

const PAGES = ['', '/journal', '/kitchen', '/market', '/order'];
/** In every run: what has the most on it, and a form. */
const SOME_PAGES = isFull ? PAGES : ['', '/order'];
const addressOf = (path: string, query = '') => `/local/site${path}${query}`;

const button = (page: Page) => page.locator('evenway-widget .b');
const panel = (page: Page) => page.locator('evenway-widget .p');
const openPanel = async (page: Page) => {
  await button(page).click();
  await expect(panel(page)).toBeVisible();
};
const sizeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

const expectCloses = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
};

// The product responds before its demo is complete.
test.beforeEach(async ({ page, request }) => {
  await expect(async () => {
    expect(await (await request.get(addressOf(''))).text()).toContain('It carries the widget of');
  }).toPass({ timeout: 30_000 });
  // The widget's shadow root is closed; the test opens it before anything runs.
  await page.addInitScript(() => {
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (init) {
      return attach.call(this, this.localName === 'evenway-widget' ? { ...init, mode: 'open' } : init);
    };
  });
});

test('the widget works on every page under a strict content policy, and breaks none of it', async ({ page }) => {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const { noteViolation } = window as unknown as { noteViolation(text: string): void };
      noteViolation(`${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  for (const path of SOME_PAGES) {
    const answer = await page.goto(addressOf(path, '?csp=strict'));
    expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
    const before = await sizeOf(page, 'h1');
    await openPanel(page);
    await panel(page).getByRole('button', { name: 'Larger text', exact: true }).first().click();
    await expect.poll(() => sizeOf(page, 'h1'), { message: path }).toBeGreaterThan(before);
    expect(violations, path).toEqual([]);
    // The next page starts without the choices made on this one.
    await page.evaluate(() => localStorage.clear());
    await expectCloses(page);
  }
});

test('the widget works on pages without a policy', async ({ page, step }) => {
  await page.goto(addressOf(''));
  await step('the widget works on every page, and axe finds nothing wrong in it', async () => {
    // A policy only takes away: what works under the strict one works on the same page without.
    for (const path of isFull ? PAGES.slice(1) : []) {
      await page.goto(addressOf(path));
      await openPanel(page);
      await expectCloses(page);
    }
    if (isFull) await page.goto(addressOf(''));
    await openPanel(page);
    // The panel is the same on each.
    expect(await axeOfWidget(page)).toEqual([]);
    await expectCloses(page);
  });

  await step('contrast reaches the grey notes', async () => {
    await openPanel(page);
    await panel(page)
      .getByRole('group', { name: 'Contrast' })
      .getByRole('radio', { name: 'Dark', exact: true })
      .check();
    await expect
      .poll(() =>
        page
          .locator('.note')
          .first()
          .evaluate((element) => getComputedStyle(element).color),
      )
      .toMatch(/^rgb\(2[0-5]\d, 2[0-5]\d, 2[0-5]\d\)$/);
    await page.evaluate(() => localStorage.clear());
  });

  await step('the widget speaks French on the French pages', async () => {
    await page.goto(addressOf('/journal', '?lang=fr'));
    await expect(button(page)).toHaveAttribute('lang', 'fr');
    await openPanel(page);
    await expect(panel(page)).toHaveAccessibleName(/affichage|accessibilité/i);
  });

  await step('text of every kind grows alike, and what comes later too', async () => {
    await page.goto(addressOf('/market'));
    const kinds = ['.main-nav a', '.lead', 'h1', '.view h3', '.entry p', '.entry small', '.footer-title'];
    const before = await Promise.all(kinds.map((kind) => sizeOf(page, kind)));
    const hours = () =>
      page.evaluate(() => {
        const item = document.querySelector('bakery-hours')?.shadowRoot?.querySelector('li');
        return item ? Number.parseFloat(getComputedStyle(item).fontSize) : 0;
      });
    const hoursBefore = await hours();
    await openPanel(page);
    for (let press = 0; press < 5; press++)
      await panel(page).getByRole('button', { name: 'Larger text', exact: true }).first().click();
    await page.keyboard.press('Escape');
    const factor = (await sizeOf(page, 'h1')) / (before[kinds.indexOf('h1')] ?? 1);
    expect(factor).toBeGreaterThan(1.4);
    for (const [index, kind] of kinds.entries()) {
      expect((await sizeOf(page, kind)) / (before[index] ?? 1), kind).toBeCloseTo(factor, 1);
    }
    expect((await hours()) / hoursBefore).toBeCloseTo(factor, 1);

    const entries = page.locator('.entry');
    const many = await entries.count();
    await page.locator('[data-guestbook-end]').scrollIntoViewIfNeeded();
    await expect.poll(() => entries.count()).toBeGreaterThan(many);
    const last = await entries
      .last()
      .locator('p')
      .evaluate((element) => getComputedStyle(element).fontSize);
    expect(Number.parseFloat(last) / (before[kinds.indexOf('.entry p')] ?? 1)).toBeCloseTo(factor, 1);
  });
});

test.describe('a visitor with an ordinary browser', () => {
  // A headless browser is treated as a bot, and not counted.
  test.use({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
  });

  test('is counted, once for all the pages of a visit', async ({ page, request, baseURL }) => {
    const before = await visitsOf(request, baseURL ?? '');
    const beacons: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/widget/visits/')) beacons.push(response.status());
    });
    const counted = page.waitForResponse(/\/widget\/visits\//);
    await page.goto(addressOf(''));
    expect((await counted).status()).toBe(204);
    for (const path of ['/journal', '/order']) {
      await page.goto(addressOf(path));
      await expect(button(page)).toBeVisible();
    }
    expect(beacons).toEqual([204]);
    expect(await visitsOf(request, baseURL ?? '')).toBe(before + 1);
  });
});

/** The visits of this month, as the website's owner sees them. */
async function visitsOf(request: APIRequestContext, origin: string): Promise<number> {
  const password = createHash('sha256').update(demoAdmin.password).digest('hex');
  let visits = 0;
  // Another test may log out the same person everywhere in between.
  await expect(async () => {
    await request.post('/api/auth/login', { data: { email: demoAdmin.email, password }, headers: { origin } });
    const websites: { id: string; domain: string }[] = await (await request.get('/api/websites')).json();
    const website = websites.find(({ domain }) => domain === 'maplestreetbakery.example');
    visits = (await (await request.get(`/api/widget-configs/${website?.id}/usage`)).json()).visits;
    expect(visits).toEqual(expect.any(Number));
  }).toPass({ timeout: 30_000 });
  return visits;
}

test('a visitor tells of a barrier, the owner answers, and the visitor reads it without a script', async ({
  page,
  browser,
  baseURL,
}) => {
  const goal = `Order a cake ${randomBytes(4).toString('hex')}`;
  await page.goto(addressOf('/order', '?csp=strict'));
  await openPanel(page);
  await panel(page).getByRole('button', { name: 'Tell us about a barrier' }).click();
  await panel(page).getByLabel('What were you trying to do?').fill(goal);
  await panel(page).getByLabel('What got in the way?').fill('The calendar needs a mouse.');
  await panel(page).getByRole('checkbox', { name: 'Also send this page: /local/site/order' }).check();
  await panel(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(panel(page).getByText('Your message has been sent.')).toBeFocused();
  const link = await panel(page).getByLabel('Your private link').inputValue();

  await enter(page, demoAdmin);
  await page.goto('/organization/accessibility/messages?website=maplestreetbakery.example');
  await page.getByRole('link', { name: goal }).click();
  await expect(page.getByRole('heading', { name: /^Message from/ })).toBeFocused();
  await expect(page.getByText('/local/site/order')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('The calendar takes keys now.');
  await page.getByRole('checkbox', { name: /The barrier is gone/ }).check();
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'The calendar takes keys now.' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('');

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const plain = await context.newPage();
  await plain.goto(new URL(link).pathname);
  await expect(plain.getByText('The calendar takes keys now.')).toBeVisible();
  await expect(plain.getByText('The owner says the barrier is gone')).toBeVisible();
  await plain.getByLabel('Add something').fill('It works. Thank you.');
  await plain.getByRole('button', { name: 'Add to the message' }).click();
  await expect(plain.getByRole('status')).toHaveText('This was added to your message.');
  await context.close();

  // The same page with scripts, for axe alone.
  await page.goto(new URL(link).pathname);
  await expectAccessible(page, 'private page');
  await page.getByText('Delete this message').click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('heading', { name: 'Your message is deleted' })).toBeVisible();
});
