import { paths } from '@evenway/contract';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { demoAdmin, demoUser, type Person, signIn } from './support/people.ts';

const { createOrganization: _needsNone, dashboardAlias: _leadsElsewhere, payment: _needsState, ...reachable } = paths;
const inOrganization = (path: string) => path.startsWith('/organization');
const screens = [
  ...Object.values(reachable),
  '/no/such/page',
  '/local',
  '/local/ui',
  '/local/mail',
  '/local/payments',
  '/local/sign-in',
];

const variants = [
  { language: 'en', theme: 'light', width: 1280 },
  { language: 'fr', theme: 'dark', width: 1280 },
  { language: 'en', theme: 'dark', width: 320 },
  { language: 'fr', theme: 'light', width: 320 },
] as const;

for (const { language, theme, width } of variants) {
  test.describe(`${language}, ${theme}, ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(
        ([lang, look]) => {
          localStorage.setItem('language', lang);
          localStorage.setItem('theme', look);
        },
        [language, theme] as const,
      );
    });

    const check = (name: string, list: string[], person?: Person) =>
      test(`${name} are accessible`, async ({ page }) => {
        test.setTimeout(120_000);
        if (person) await signIn(page, person);
        for (const path of list) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByRole('progressbar')).toHaveCount(0);
          await expectAccessible(page, path);
        }
      });

    check(
      'public and sign-in screens',
      screens.filter((path) => !inOrganization(path)),
    );
    check('screens of an admin', screens.filter(inOrganization), demoAdmin);
    check(
      'screens of an ordinary user',
      screens.filter((path) => inOrganization(path) && path !== paths.settings),
      demoUser,
    );
  });
}
