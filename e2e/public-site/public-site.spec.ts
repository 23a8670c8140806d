import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { chooseRadio } from '../../apps/web/tests/support/choose-radio.ts';
import { expectAccessibleInTurn } from '../../apps/web/tests/support/looks.ts';
import { isFull } from '../../scripts/lib/testing/depth.ts';
import { expect, test } from '../support/fixtures.ts';

const SECTIONS = ['products', 'solutions', 'book', 'pricing', 'resources', 'faq', 'about'] as const;

/** The cookie banner has its own tests; here it is answered. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    // Not in the frame of the booking page, which is another company's.
    if (window.top !== window) return;
    localStorage.setItem('cookieConsent', 'rejected');
    localStorage.setItem('analytics', 'false');
    localStorage.setItem('marketing', 'false');
  });
});

test('the landing page', async ({ page, step, baseURL, request }) => {
  await page.goto('/');
  await step('/: accessible, light and dark, wide and narrow, and nothing hides what has focus', async () => {
    await expect(page.getByRole('complementary').getByRole('button')).toBeVisible();
    // The narrow window, where more could be covered, is walked in every run (`keyboard-walk`).
    if (isFull) {
      const { stops, covered } = await walk(page);
      expect(stops).toBeGreaterThan(30);
      expect(covered).toEqual([]);
    }
    await expectAccessibleInTurn(page, '/', 0, { hasFixedLanguage: true });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await step('questions: the first answer is open, and one at a time', async () => {
    const faq = page.locator('#faq');
    await expect(faq.locator('details[open]')).toHaveCount(1);
    await expect(faq.locator('details').first()).toHaveAttribute('open');
    await faq.getByText('How do I install it?').click();
    await expect(faq.locator('details').nth(1)).toHaveAttribute('open');
    await expect(faq.locator('details[open]')).toHaveCount(1);
  });

  await step('prices come with the page, yearly first, and Scale is talked over', async () => {
    const pricing = page.locator('#pricing');
    await expect(pricing.getByRole('radio', { name: /Yearly.*-18%/ })).toBeChecked();
    await expect(pricing.getByRole('listitem').filter({ hasText: 'Starter' })).toContainText('$20.50');
    await expect(pricing.getByRole('listitem').filter({ hasText: 'Growth' }).first()).toContainText('Most popular');
    await chooseRadio(pricing.getByRole('radio', { name: 'Monthly' }));
    await expect(pricing.getByRole('listitem').filter({ hasText: 'Starter' })).toContainText('$25');
    const scale = pricing.getByRole('listitem').filter({ hasText: 'Scale' }).first();
    await expect(scale).toContainText('Custom');
    await scale.getByRole('link', { name: 'Talk To Us' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await step('the sample page answers, and the real widget can be tried on the page and taken off again', async () => {
    const visits: string[] = [];
    page.on('request', (request) => {
      if (/^\/widget(-preview)?[./]/.test(new URL(request.url()).pathname)) visits.push(request.url());
    });
    const larger = page.getByRole('button', { name: 'Larger text' });
    await larger.click();
    await expect(larger).toHaveAttribute('aria-pressed', 'true');
    expect(visits).toEqual([]);
    await page.getByRole('button', { name: 'Try the widget on this page' }).click();
    await expect(page.getByText('The widget now works on this whole page.')).toBeVisible();
    await expect.poll(() => visits.some((url) => url.includes('/widget-preview/') && url.endsWith('.json'))).toBe(true);
    await page.evaluate(() => (window as unknown as { Evenway: { close(): void } }).Evenway.close());
    await page.getByRole('button', { name: 'Take it off this page' }).click();
    await expect.poll(() => page.evaluate(() => 'Evenway' in window)).toBe(false);
  });

  await step('the menu of a narrow screen opens, closes by Escape and by its links', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const button = page.getByRole('button', { name: 'Open menu' });
    await button.click();
    await expect(page.getByRole('link', { name: 'Pricing' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Pricing' })).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await page.getByRole('link', { name: 'Pricing' }).click();
    await expect(page.getByRole('link', { name: 'Pricing' })).toBeHidden();
    await expect.poll(() => topOf(page, 'pricing')).toBe(80);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await step('the landing page has every section in order, and the header leads to each', async () => {
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(headings).toHaveLength(14);
    const ids = await page.locator('main section[id]').evaluateAll((sections) => sections.map(({ id }) => id));
    expect(ids).toEqual([
      ...['problem', 'how-it-works', 'products', 'integrations', 'features', 'audiences', 'solutions', 'book'],
      ...['pricing', 'resources', 'faq', 'about', 'testimonials'],
    ]);
    const navigation = page.getByRole('banner').getByRole('navigation');
    for (const [index, name] of [
      'Products',
      'Solutions',
      'Book',
      'Pricing',
      'Resources',
      'FAQ',
      'About Us',
    ].entries()) {
      await navigation.getByRole('link', { name, exact: true }).click();
      await expect.poll(() => topOf(page, SECTIONS[index] ?? '')).toBe(80);
    }
    // Nobody reads twenty screens on a phone. Samples take up one of these.
    await page.setViewportSize({ width: 390, height: 844 });
    const screens = () => page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    expect(await screens()).toBeLessThan(15.2);
    await page.goto('/fr');
    expect(await screens(), 'in French, which takes more words').toBeLessThan(16.2);
  });

  await step('what exists today leads to where it is described', async () => {
    await page.goto('/');
    const links = page.locator('#solutions ul ul').getByRole('link');
    const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(addresses.length).toBeGreaterThan(15);
    for (const address of new Set(addresses)) {
      const answer = await request.get(address);
      expect(answer.status(), address).toBe(200);
      const { hash } = new URL(address);
      if (hash) expect(await answer.text(), address).toContain(`id="${hash.slice(1)}"`);
    }
  });

  await page.goto('/fr');

  await step('search engines find one address per language, a description, a picture and what is offered', async () => {
    const head = (selector: string, attribute: string) => page.locator(`head ${selector}`).getAttribute(attribute);
    expect(await head('link[rel=canonical]', 'href')).toBe(`${baseURL}/fr`);
    expect(await head('link[hreflang=en]', 'href')).toBe(`${baseURL}/`);
    expect(await head('link[hreflang=x-default]', 'href')).toBe(`${baseURL}/`);
    expect((await head('meta[name=description]', 'content'))?.length).toBeGreaterThan(70);
    const picture = await request.get((await head('meta[property="og:image"]', 'content')) ?? '');
    expect(picture.headers()['content-type']).toBe('image/png');
    const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')['@graph'];
    const types = graph.map((piece: { '@type': string }) => piece['@type']);
    expect(types).toEqual(['Organization', 'WebPage', 'SoftwareApplication', 'FAQPage']);
  });

  await step('/fr: accessible, light and dark, wide and narrow', async () => {
    await expect(page.getByRole('complementary').getByRole('button')).toBeVisible();
    await expectAccessibleInTurn(page, '/fr', 1, { hasFixedLanguage: true });
  });
});

test('languages and sections have addresses', async ({ page, step }) => {
  await step(
    'a section link on another page returns to the landing page and stops 80 pixels above the section',
    async () => {
      await page.goto('/fr/policies/privacy');
      await page.getByRole('banner').getByRole('link', { name: 'Tarifs' }).click();
      await expect(page).toHaveURL('/fr#pricing');
      await expect.poll(() => topOf(page, 'pricing')).toBe(80);
      await expect(page.locator('#pricing-title')).toBeFocused();
    },
  );

  await step(
    'an address in French is French whatever was chosen, and is no choice: the application follows, and nothing is stored',
    async () => {
      await page.goto('/fr');
      await page.getByRole('banner').getByRole('link', { name: 'Connexion' }).click();
      await expect(page.getByRole('heading', { name: 'Connectez-vous à votre compte' })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull();
      await page.evaluate(() => localStorage.setItem('language', 'en'));
      await page.goto('/fr');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Laissez chacun lire votre site à sa façon');
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
    },
  );

  await step('the language is part of the address, and what was chosen is remembered', async () => {
    await page.goto('/policies/terms');
    await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL('/fr/policies/terms');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('fr');
    await page.goto('/#faq');
    await expect(page).toHaveURL('/fr#faq');
    await page.goto('/auth/login');
    await expect(page.getByRole('heading', { name: 'Connectez-vous à votre compte' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Confidentialité' })).toHaveAttribute(
      'href',
      '/fr/policies/privacy',
    );
  });
});

/** Keeps the page's scripts back until they are delivered. */
async function holdScripts(page: Page): Promise<() => void> {
  let deliver = () => undefined as unknown;
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await delivered;
    await route.continue();
  });
  return () => void deliver();
}

test('before the page’s scripts have come', async ({ page, step }) => {
  await step('what is pressed is done when they have, and of several choices the last one counts', async () => {
    const deliver = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const pricing = page.locator('#pricing');
    const control = page.locator('[aria-pressed]').first();
    for (const name of ['Monthly', 'Yearly', 'Monthly']) await chooseRadio(pricing.getByRole('radio', { name }));
    await control.click();
    await control.click();
    await expect(control).toHaveAttribute('aria-pressed', 'false');
    deliver();
    await expect(control).toHaveAttribute('aria-pressed', 'true');
    await expect(pricing.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await expect(pricing.getByRole('listitem').filter({ hasText: 'Starter' })).toContainText('$25');
    await page.unrouteAll();
  });

  await step('the other language can be chosen, and stays chosen', async () => {
    const deliver = await holdScripts(page);
    await page.goto('/fr/policies/terms', { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click({ noWaitAfter: true });
    deliver();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
    await expect(page).toHaveURL('/policies/terms');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  });
});

test('what comes later, or not at all', async ({ page, step, baseURL }) => {
  await step('plans that cannot be loaded are told, and tried again', async () => {
    // The page as the server renders it before it knows the plans.
    await page.route('/', async (route) => {
      const answer = await route.fetch();
      const rendered = (await answer.text())
        .replace(/"plans":\[.*?\]/, '"plans":null')
        .replace(
          /(id="pricing".*?)<ul class="grid grid-cols-1.*<\/ul>(<p class="mt-4)/s,
          '$1<div><p>Loading prices</p></div>$2',
        );
      await route.fulfill({ response: answer, body: rendered });
    });
    const pricing = page.locator('#pricing');
    await page.route('**/api/widget/prices', (route) => route.fulfill({ json: [] }));
    await page.goto('/');
    await expect(pricing.getByText('Plans cannot be bought at the moment. For help, write to')).toBeVisible();
    await expect(pricing.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expect(pricing.getByText('-18%')).toHaveCount(0);
    await expect(pricing.getByRole('button')).toHaveCount(0);
    await page.unroute('**/api/widget/prices');

    await page.route('**/api/widget/prices', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/');
    await expect(pricing.getByText('Failed to load pricing plans', { exact: true })).toBeVisible();
    await page.unroute('**/api/widget/prices');
    await pricing.getByRole('button', { name: 'Try again' }).click();
    await expect(pricing.getByRole('listitem').filter({ hasText: 'Starter' })).toContainText('$20.50');
    await page.unrouteAll();
  });

  await step('the widget can be tried on a page of one’s own, which the server never loads', async () => {
    const server = createServer((_request, response) =>
      response.setHeader('content-type', 'text/html').end('<h1>Rye</h1>'),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const ownPage = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    // Without what loads on first intent, and before the page's own script.
    await page.route('**/assets/hydrate-*.js', (route) => route.abort());
    await page.goto('/?page=rye');
    const field = page.getByLabel('Try it on your own page');
    await expect(page.getByText('Enter the address of a public page, such as example.com.')).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('rye');
    await page.keyboard.press('End');
    await page.keyboard.type('.example');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'See it on rye.example' })).toBeFocused();
    await expect(page.getByText('Enter the address of a public page')).toBeHidden();
    await expect(page.getByRole('link', { name: 'rye.example' })).toHaveAttribute('href', 'https://rye.example/');
    const line = await page.getByLabel('Or paste this line into the console there:').inputValue();
    const bookmark = await page.getByRole('link', { name: 'Try Evenway' }).getAttribute('href');
    expect(decodeURIComponent(bookmark ?? '')).toBe(`javascript:${line}`);
    expect(line).toContain(baseURL);
    await page.goto(ownPage);
    await page.evaluate(line);
    await expect
      .poll(() => page.evaluate(() => typeof (window as { Evenway?: { open?: unknown } }).Evenway?.open))
      .toBe('function');
    await expect(page.locator('evenway-widget')).toBeAttached();
    server.closeAllConnections();
    server.close();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every word can be read and every link followed', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Let visitors read your website their way');
    await expect(page.locator('#pricing')).toContainText('$20.50');
    await page.locator('#faq').getByText('How do I install it?').click();
    await expect(page.getByText('paste one snippet into the body')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
    await page.getByRole('banner').getByRole('link', { name: 'Français' }).first().click();
    await expect(page).toHaveURL('/fr/policies/privacy');
    // Signing in continues in this language only.
    await page.getByRole('banner').getByRole('link', { name: 'Connexion' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connectez-vous à votre compte');
    await expect(page).toHaveTitle('Se connecter · Evenway');
    await expect(page.locator('noscript [lang=fr]')).toBeVisible();
    await expect(page.locator('noscript [lang=en]')).toBeHidden();
  });
});

async function topOf(page: Page, id: string): Promise<number | undefined> {
  return page.evaluate((name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? -1), id);
}

/** Tabs through the whole page and lists every stop that is not visible once the page has settled. */
async function walk(page: Page): Promise<{ stops: number; covered: string[] }> {
  const covered: string[] = [];
  for (let stops = 0; stops < 200; stops++) {
    await page.keyboard.press('Tab');
    let stop = await lookAtFocus(page);
    for (let tries = 0; stop && !stop.isSeen && tries < 10; tries++) {
      await page.waitForTimeout(50);
      stop = await lookAtFocus(page);
    }
    if (stop === null) return { stops, covered };
    if (!stop.isSeen) covered.push(stop.name);
  }
  throw new Error('The page never lets go of the focus');
}

function lookAtFocus(page: Page): Promise<{ name: string; isSeen: boolean } | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return null;
    const { left, top, right, bottom } = (focused.closest('label') ?? focused).getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.2, 0.5, 0.8].map((y) => [left + (right - left) * x, top + (bottom - top) * y]),
    );
    const isSeen = points.some(([x = 0, y = 0]) => {
      const found = document.elementFromPoint(x, y);
      return found !== null && (focused.contains(found) || found.contains(focused));
    });
    return { name: focused.textContent?.trim().slice(0, 40) ?? '', isSeen };
  });
}
