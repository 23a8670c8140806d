import { paths, statusAddress } from '@evenway/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { goWithin } from '../support/go-within.ts';
import { expectAccessibleInEveryLook, inFrench, LANGUAGES } from '../support/looks.ts';
import { demoAdmin, demoUser, enter, type Person } from '../support/people.ts';
import { expectReachableByKeyboard } from '../support/walk-by-keyboard.ts';

const { createOrganization: _needsNone, dashboardAlias: _leadsElsewhere, payment: _needsState, ...reachable } = paths;
const inOrganization = (path: string) => path.startsWith('/organization');
/** The landing page and the policies have their own tests, at the addresses of both languages. */
const screens = [...Object.values(reachable), '/no/such/page'].filter((path) => !/^\/(policies\/.*)?$/.test(path));
const inSettings = (path: string) => path.startsWith(paths.settings) || path.startsWith(paths.account);
/** Each area of the widget's screen has its own test. */
const ofAdmin = screens.filter((path) => inOrganization(path) && path !== paths.widget);
const gallery = '/local/ui';
const localServices = ['/local', '/local/mail', '/local/payments', '/local/sign-in'];

interface Group {
  readonly paths: readonly string[];
  readonly person?: Person;
  /** Parts and texts are those of other screens, except for the one that says why it is blocked. */
  readonly isFamiliar?: boolean;
  /** From its address, or English only. */
  readonly hasFixedLanguage?: boolean;
}

const groups: Record<string, Group> = {
  'public and sign-in screens': { paths: screens.filter((path) => !inOrganization(path)) },
  'pages of the local services and the status page': {
    paths: [...localServices, ...LANGUAGES.map(statusAddress)],
    hasFixedLanguage: true,
  },
  'screens of the gallery': { paths: [gallery] },
  'screens of an admin': { paths: ofAdmin.filter((path) => !inSettings(path)), person: demoAdmin },
  'settings of an admin': { paths: ofAdmin.filter(inSettings), person: demoAdmin },
  'screens of an ordinary user': {
    paths: screens.filter((path) => inOrganization(path) && !path.startsWith(paths.settings)),
    person: demoUser,
    isFamiliar: true,
    hasFixedLanguage: true,
  },
};

/** Navigates between screens of the application like its links: loading it again takes longer than checking it. */
async function open(page: Page, path: string): Promise<void> {
  if (inOrganization(path) && inOrganization(new URL(page.url()).pathname)) await goWithin(page, path);
  else await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

for (const [name, { paths: addresses, person, isFamiliar, hasFixedLanguage }] of Object.entries(groups))
  test(`${name} are accessible, light and dark, wide and narrow`, async ({ page }) => {
    test.setTimeout(180_000);
    if (person) await enter(page, person);
    for (const path of addresses) {
      await open(page, path);
      await expectAccessibleInEveryLook(page, path, !isFamiliar);
      // In the narrow window, where a bar could cover most.
      if (person) await expectReachableByKeyboard(page, path);
      if (!hasFixedLanguage) await inFrench(page, () => expectAccessibleInEveryLook(page, `${path} in French`));
    }
  });

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
