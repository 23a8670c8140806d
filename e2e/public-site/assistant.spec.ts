import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../apps/web/tests/support/accessibility.ts';
import { stopClock } from '../../apps/web/tests/support/stop-clock.ts';
import { isFull } from '../../scripts/lib/testing/depth.ts';
import { expect, test } from '../support/fixtures.ts';

const button = (page: Page) => page.getByRole('button', { name: /Accessibility Assistant/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Accessibility Assistant' });
const log = (page: Page) => panel(page).getByRole('log');
const field = (page: Page) => panel(page).getByLabel('Your question');

/** It waits for the answer about cookies; here it has been given. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'rejected'));
});

async function open(page: Page): Promise<void> {
  await page.goto('/');
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await stopClock(page);
}

test('a conversation', async ({ page, request }) => {
  await test.step('costs a visit nothing but its button, and says so when it cannot be loaded', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.route(/assistant-panel/, (route) => route.abort());
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(button(page)).toBeVisible();
    expect(asked.filter((url) => /assistant-panel|compose-reply|booking-dialog/.test(url))).toEqual([]);
    await button(page).click();
    await expect(page.getByRole('alert')).toContainText('Could not load the assistant.');
    await expect(button(page)).toBeFocused();
  });

  await test.step('ignores an empty question, and takes a suggested one by keyboard', async () => {
    // A server that has just started does not know the prices yet.
    await expect.poll(async () => (await request.get('/')).text()).toContain('"plans":[');
    await page.unrouteAll();
    await open(page);
    await page.keyboard.type('   ');
    await page.keyboard.press('Enter');
    await expect(log(page).getByText('You', { exact: true })).toHaveCount(0);

    const suggestion = panel(page).getByRole('button', { name: 'How much does it cost?' });
    await suggestion.focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.clock.runFor(3000);
    await expect(log(page)).toContainText(/Starter .*: \$25 a month, or \$20\.50 a month billed yearly\./);
    await expect(suggestion).toHaveCount(0);
    // The target of the answer's link is one press away; the panel does not cover it.
    await log(page).getByRole('link', { name: 'Pricing' }).click();
    await expect(panel(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'One price per website' })).toBeInViewport();
  });

  await test.step('answers a question after one to three seconds, and keeps focus in the field', async () => {
    await page.clock.resume();
    await open(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
    });
    await expect(log(page)).toContainText('My answers are prepared');
    await page.keyboard.type('How do I test my forms?');
    await page.keyboard.press('Enter');
    await expect(log(page)).toContainText('How do I test my forms?');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).not.toBeEditable();

    await page.keyboard.type('Too early');
    await page.keyboard.press('Enter');
    await page.clock.runFor(900);
    await expect(panel(page).getByRole('status')).toContainText('Looking for an answer…');
    await page.clock.runFor(2100);
    await expect(log(page)).toContainText('Use three ways together.');
    await expect(log(page)).toContainText('A placeholder is not a label');
    await expect(log(page)).not.toContainText('Too early');
    await expect(panel(page).getByRole('status')).toHaveText('');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toBeEditable();
    expect(calls).toEqual([]);
  });

  await test.step('closes with Escape, remembers what was said, and hands over to people where it has no answer', async () => {
    await page.keyboard.type('keyboard');
    await page.keyboard.press('Enter');
    await page.clock.runFor(3000);
    await expect(log(page)).toContainText('Put the mouse away');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(log(page)).toContainText('Put the mouse away');
    await panel(page).getByRole('button', { name: 'Close the assistant' }).click();
    await expect(button(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('Do you ship to Mars?');
    await page.keyboard.press('Enter');
    await page.clock.runFor(3000);
    await expect(log(page).getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await page.clock.resume();
    await log(page).getByRole('link', { name: 'book a 30-minute call' }).click();
    await expect(page.getByRole('dialog', { name: 'Book a 30-minute meeting' })).toBeVisible();
  });
});

test('is accessible while it is empty, waits, answers and fails', async ({ page, devtools }) => {
  let release = () => undefined as unknown;
  const held = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  // The reply waits until the test has seen the waiting state.
  await page.route(/compose-reply/, async (route) => {
    await held;
    await route.abort();
  });
  // Transitional colors are not a violation: here they take a second and a half.
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
  await page.goto('/policies/security');
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await expectAccessible(page, 'the assistant, just opened', '[role=dialog]');
  await page.keyboard.type('contrast');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('status')).toContainText('Looking for an answer…');
  await expectAccessible(page, 'the assistant, looking for an answer', '[role=dialog]');
  release();
  await expect(log(page)).toContainText('Sorry, an error occurred. Please try again.');
  await expect(field(page)).toHaveValue('contrast');
  await expectAccessible(page, 'the assistant with an error', '[role=dialog]');
  await page.unroute(/compose-reply/);
});

/** The first is 1280 by 1024 at 400 %. */
const SMALL = [
  { width: 320, height: 256 },
  { width: 320, height: 640 },
];
for (const { width, height } of isFull ? SMALL : SMALL.slice(0, 1)) {
  test.describe(`on ${width} by ${height} pixels`, () => {
    test.use({ viewport: { width, height }, colorScheme: 'dark' });

    test('it can be read and used to the end', async ({ page }) => {
      await page.goto('/');
      await button(page).click();
      await stopClock(page);
      await field(page).fill('What does the law say?');
      await page.keyboard.press('Enter');
      await page.clock.runFor(3000);
      await expect(log(page).getByText('I cannot give legal advice.')).toBeInViewport();
      await page.clock.resume();
      await expectAccessible(page, `the assistant on ${width} by ${height}`, '[role=dialog]');
      const box = await panel(page).boundingBox();
      expect(Math.round(box?.x ?? -1)).toBeGreaterThanOrEqual(0);
      expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
      await expect(button(page)).toBeFocused();
    });
  });
}

test('it waits for the answer about cookies, then has the left corner: the right one belongs to the widget', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.removeItem('cookieConsent'));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const banner = page.getByRole('region', { name: /cookies/i });
  await expect(banner).toBeVisible();
  await expect(button(page)).toBeHidden();
  // Also after hydration.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Pricing' })).toBeVisible();
  await expect(button(page)).toBeHidden();
  await banner.getByRole('button', { name: 'Decline' }).click();
  await expect(banner).toHaveCount(0);

  // The menu opens it, and gets the focus back.
  await page.getByRole('banner').getByRole('button', { name: 'Accessibility Assistant' }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();

  await expect(button(page)).toBeVisible();
  const box = await button(page).boundingBox();
  expect(box?.x).toBeLessThan(32);
  // An icon, because a word would cover the text.
  expect(box?.width).toBeLessThanOrEqual(64);
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);

  for (const width of isFull ? [320, 1279, 1280, 1366, 1616] : [320, 1280, 1616]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await coveredBy(button(page)), `at ${width} pixels`).toEqual([]);
    // Reachable from the top of the page: in the corner, or in the menu.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const reach = width < 1280 ? page.getByRole('button', { name: 'Open menu' }) : button(page);
    await expect(reach, `at ${width} pixels`).toBeInViewport();
  }
});

/** What the button covers at any point of a scroll through the whole page. */
function coveredBy(floating: Locator): Promise<string[]> {
  return floating.evaluate((own) => {
    const covered = new Set<string>();
    own.scrollIntoView({ behavior: 'instant' });
    // What does not float can only cover its surroundings.
    const isFloating = getComputedStyle(own).position === 'fixed';
    for (let top = isFloating ? 0 : scrollY; top <= (isFloating ? document.body.scrollHeight : scrollY); top += 60) {
      scrollTo({ top, behavior: 'instant' });
      const { left, right, top: upper, bottom } = own.getBoundingClientRect();
      const xs = [left + 1, (left + right) / 2, right - 1];
      const ys = [upper + 1, (upper + bottom) / 2, bottom - 1];
      for (const [x, y] of xs.flatMap((x) => ys.map((y) => [x, y] as const))) {
        const [below] = document.elementsFromPoint(x, y).filter((element) => !own.contains(element));
        const hasWords = [...(below?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        if (below && (hasWords || below.closest('a, button, input, label, summary, img, picture, svg, canvas')))
          covered.add(below.textContent?.trim().slice(0, 40) || below.tagName);
      }
    }
    return [...covered];
  });
}
