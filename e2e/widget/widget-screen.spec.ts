import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectAccessibleInTurn, inFrench } from '../support/looks.ts';
import { demoAdmin, demoUser, enter } from '../support/people.ts';
import { withoutPreview } from '../support/without-preview.ts';

/** Areas in the order of their tabs, and a heading of each. */
const AREAS = {
  install: { en: 'Copy the code', fr: 'Copiez le code' },
  appearance: { en: 'Basic Settings', fr: 'Réglages de base' },
  usage: { en: 'Functions that visitors use', fr: 'Fonctions utilisées par les visiteurs' },
} as const;

test('an admin goes through the areas of the widget', async ({ page }) => {
  await enter(page, demoAdmin);
  await test.step('every area is accessible in both languages, light and dark, wide and narrow', async () => {
    await page.goto('/organization/widget');
    for (const [place, [area, heading]] of Object.entries(AREAS).entries()) {
      await page.getByRole('tab').nth(place).click();
      await expect(page.getByRole('heading', { name: heading.en })).toBeVisible();
      if (area === 'install') {
        // The three ways to prove ownership, and the help for a widget that is not seen.
        await expect(page.locator('summary')).toHaveCount(4);
        for (const summary of await page.locator('summary').all()) await summary.click();
      }
      if (area === 'appearance') {
        await page.getByLabel('Main color', { exact: true }).fill('#ffd400');
        await expect(page.getByText('too light for the panel').first()).toBeVisible();
        await page.getByRole('checkbox', { name: 'only from my own' }).check();
      }
      await inFrench(page, () => expect(page.getByRole('heading', { name: heading.fr })).toBeVisible());
      await expectAccessibleInTurn(page, `${area} of the widget's screen`, place + 1);
      await page.setViewportSize({ width: 1280, height: 800 });
      if (area === 'appearance') await page.getByRole('button', { name: 'Discard changes' }).click();
    }
  });

  await test.step('focus inside the preview stays there when the preview is drawn again', async () => {
    await page.getByRole('tab', { name: 'Appearance' }).click();
    const frame = page.locator('iframe:not([aria-hidden])');
    await expect(frame).toBeVisible();
    const before = await frame.getAttribute('src');
    const nextPreview = '**/page?lang=*';
    let isHeldBack = false;
    await page.route(nextPreview, () => {
      isHeldBack = true;
    });
    await page.getByRole('radio', { name: 'Right' }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('radio', { name: 'Desktop' }).focus();
    await page.keyboard.press('Tab');
    await expect(frame).toBeFocused();
    await expect.poll(() => isHeldBack).toBe(true);
    await page.unroute(nextPreview);
    await expect(frame).not.toHaveAttribute('src', before ?? '');
    await expect(frame).toHaveCount(1);
    await expect(frame).toBeFocused();
  });
  await page.getByRole('button', { name: 'Discard changes' }).click();

  await test.step('figures, notices and what a check found are put into words', async () => {
    const months = Array.from({ length: 12 }, (_, at) => ({
      month: `2025-${String(at + 1).padStart(2, '0')}`,
      visits: (at + 1) * 7000,
    }));
    await page.route('**/api/widget-configs/*/usage', (route) =>
      route.fulfill({
        json: {
          visits: 96_000,
          bursts: 0,
          limit: 100_000,
          notice: 95,
          months,
          features: [{ name: 'textSize', uses: 1234 }],
        },
      }),
    );
    await page.route('**/api/widget-configs/*/check', (route) =>
      route.fulfill({
        json: {
          outcome: 'installed',
          url: 'https://shop.example/',
          checkedAt: '2025-12-05T10:00:00.000Z',
          httpStatus: 200,
          movedTo: null,
          isPinned: true,
          isInlineForbidden: true,
          policyAdditions: ['script-src https://cdn.example', 'connect-src https://cdn.example'],
        },
      }),
    );
    await page.goto('/organization/widget?area=usage');
    await expect(page.getByText('This month has used 95 percent of the visits in your plan.')).toBeVisible();
    await expect(page.getByText('The widget stays on for your visitors in any case.')).toBeVisible();
    await expect(page.getByText('of 100,000 in your plan (96%)')).toBeVisible();
    await expect(page.getByRole('slider', { name: 'Visits of the last twelve months' })).toHaveAttribute(
      'aria-valuetext',
      'December 2025 (so far): 84,000',
    );
    await page.getByText('See the numbers').click();
    const table = page.getByRole('table', { name: 'Visits of the last twelve months' });
    await expect(table.getByRole('row')).toHaveCount(13);
    await expect(table.getByRole('row', { name: 'December 2025 (so far) 84,000' })).toBeVisible();
    await expect(page.getByRole('row', { name: 'Text size 1,234' })).toBeVisible();

    await page.getByRole('tab', { name: 'Install' }).click();
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByText('The code is on this page', { exact: true })).toBeVisible();
    await expect(page.getByText('The page forbids code inside the page')).toBeVisible();
    await expect(page.getByRole('figure', { name: 'Lines to add' }).first()).toContainText(
      'script-src https://cdn.example',
    );
    await expectAccessible(page, 'the outcome of a check');
  });

  await test.step('a setting is changed and saved with the keyboard alone, and focus is never under the bar', async () => {
    await withoutPreview(page);
    let kept = { config: {} };
    let saved: { config: object } | undefined;
    await page.route(/\/api\/widget-configs\/[^/]+$/, async (route) => {
      const response = await (route.request().method() === 'POST' ? undefined : route.fetch());
      if (response) {
        kept = await response.json();
        return route.fulfill({ response });
      }
      // Only changed settings are sent, and all come back.
      saved = route.request().postDataJSON() as { config: object };
      await route.fulfill({ json: { ...kept, config: { ...kept.config, ...saved.config } } });
    });
    await page.goto('/organization/widget?area=install');
    await page.getByRole('tab', { name: 'Install' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/area=appearance/);
    await expect(page.getByRole('heading', { name: 'Basic Settings' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'Right' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    const bar = page.getByRole('button', { name: 'Save Changes' });
    const focusedIsClear = () =>
      page.evaluate(() => {
        const focused = document.activeElement?.closest('label') ?? document.activeElement;
        const { left, top, width, height } = focused?.getBoundingClientRect() ?? new DOMRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return focused?.contains(hit) === true || hit?.contains(focused ?? null) === true;
      });
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab');
      if (await bar.evaluate((button) => button === document.activeElement)) break;
      await expect.poll(focusedIsClear, { message: `focus after ${presses + 1} presses of Tab` }).toBe(true);
    }
    await expect(bar).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your changes are saved.')).toBeVisible();
    expect(saved).toMatchObject({ config: { position: 'LEFT' } });
  });
  await page.unrouteAll();

  await test.step('each part fails by itself, says so in its own words, and can be tried again', async () => {
    await page.route('**/api/widget-configs/*/unique-id', (route) => route.fulfill({ status: 500, body: '' }));
    await page.route(/\/api\/widget-configs\/[^/]+$/, (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/organization/widget?area=install');
    await expect(page.getByText('Failed to load installation code')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Check now' })).toBeVisible();
    await page.getByRole('tab', { name: 'Appearance' }).click();
    await expect(page.getByText('Failed to load configuration')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Basic Settings' })).toBeVisible();

    await page.route('**/api/websites/customizable', (route) => route.fulfill({ status: 500, body: '' }));
    await page.reload();
    await expect(page.getByText('Failed to load websites')).toBeVisible();
  });
});

test('an ordinary member sees the settings, is told why they stand still, and may copy and check', async ({ page }) => {
  await enter(page, demoUser);
  await page.goto('/organization/widget?area=appearance');
  await expect(page.getByText('Only Admins can change widget settings.')).toBeVisible();
  await expect(page.getByLabel('Main color', { exact: true })).toBeDisabled();
  const switches = page.getByRole('form').getByRole('checkbox');
  expect(await switches.count()).toBeGreaterThan(20);
  expect(await switches.evaluateAll((all) => all.filter((control) => !control.matches(':disabled')).length)).toBe(0);
  await page.getByRole('button', { name: 'Save Changes' }).focus();
  await expect(page.getByRole('tooltip')).toHaveText('Only Admins can save widget settings');
  await page.getByRole('button', { name: 'Reset', exact: true }).focus();
  await expect(page.getByRole('tooltip')).toHaveText('Only Admins can reset widget settings');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Install' }).click();
  const code = page.getByRole('figure', { name: 'Installation code' });
  await expect(code.getByRole('button', { name: 'Copy code' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Check now' })).toBeEnabled();
});
