import { paths, statusAddress } from '@evenway/contract';
import { expect, test } from '../support/fixtures.ts';
import { expectAccessibleInEveryLook, LANGUAGES, preferLanguage } from '../support/looks.ts';
import { demoAdmin, demoUser, enter, type Person } from '../support/people.ts';
import { expectReachableByKeyboard } from '../support/walk-by-keyboard.ts';

const { createOrganization: _needsNone, dashboardAlias: _leadsElsewhere, payment: _needsState, ...reachable } = paths;
const inOrganization = (path: string) => path.startsWith('/organization');
/** The landing page and the policies have tests of their own, at the addresses of both languages. */
const screens = [...Object.values(reachable), '/no/such/page'].filter((path) => !/^\/(policies\/.*)?$/.test(path));
const gallery = '/local/ui';
const localServices = ['/local', gallery, '/local/mail', '/local/payments', '/local/sign-in'];

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.beforeEach(({ page }) => preferLanguage(page, language));

    const check = (name: string, list: string[], person?: Person, hasColors = true) =>
      test(`${name} are accessible, light and dark, wide and narrow`, async ({ page }) => {
        test.setTimeout(180_000);
        if (person) await enter(page, person);
        for (const path of list) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByRole('progressbar')).toHaveCount(0);
          await expectAccessibleInEveryLook(page, path, hasColors);
          // In the narrow window that it is left in, where a bar could cover most.
          if (language === 'en' && person) await expectReachableByKeyboard(page, path);
        }
      });

    check(
      'public and sign-in screens',
      screens.filter((path) => !inOrganization(path)),
    );
    // All but two of them are in English alone.
    const served = language === 'en' ? localServices : [gallery];
    check('pages of the local services and the status page', [...served, statusAddress(language)]);
    // Each area of the widget's screen has a test of its own.
    check(
      'screens of an admin',
      screens.filter((path) => inOrganization(path) && path !== paths.widget),
      demoAdmin,
    );
    // Parts and words are those of an admin's, but for what says why something stands still.
    if (language === 'en')
      check(
        'screens of an ordinary user',
        screens.filter((path) => inOrganization(path) && !path.startsWith(paths.settings)),
        demoUser,
        false,
      );
  });
}

test('dialogs come in five widths, from sm to xl, and none is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/local/ui');
  const dialog = page.getByRole('dialog');
  const widthOf = async (size: string) => {
    await page.getByRole('button', { name: `Dialog: ${size}`, exact: true }).click();
    const width = (await dialog.boundingBox())?.width ?? 0;
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    return Math.round(
      width / parseFloat(await page.locator('html').evaluate((html) => getComputedStyle(html).fontSize)),
    );
  };
  const sizes = ['sm', 'md', 'default', 'lg', 'xl'];
  const widths: number[] = [];
  for (const size of sizes) widths.push(await widthOf(size));
  expect(widths).toEqual([32, 36, 42, 56, 72]);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const size of sizes) expect(await widthOf(size), size).toBe(20);
});
