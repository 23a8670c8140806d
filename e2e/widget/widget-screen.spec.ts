import { expectAccessibleInTurn, inFrench } from '../../apps/web/tests/support/looks.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoAdmin, enter } from '../support/people.ts';

/** Areas in the order of their tabs, and a heading of each. */
const AREAS = {
  install: { en: 'Copy the code', fr: 'Copiez le code' },
  appearance: { en: 'Basic Settings', fr: 'Réglages de base' },
  usage: { en: 'Functions that visitors use', fr: 'Fonctions utilisées par les visiteurs' },
} as const;

test('an admin goes through the areas of the widget', async ({ page, step }) => {
  await enter(page, demoAdmin);
  await page.goto('/organization/widget');
  await step('every area is accessible in both languages, light and dark, wide and narrow', async () => {
    for (const [place, [area, heading]] of Object.entries(AREAS).entries()) {
      await page.getByRole('tab').nth(place).click();
      await expect(page.getByRole('heading', { name: heading.en })).toBeVisible();
      if (area === 'install') {
        // The help for a widget that is not seen, then the line about the domain with its three ways.
        await expect(page.locator('summary')).toHaveCount(5);
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

  await step('focus inside the preview stays there when the preview is drawn again', async () => {
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
    await page.getByRole('button', { name: 'Discard changes' }).click();
  });
});
