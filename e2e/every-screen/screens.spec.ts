import { paths, statusAddress } from '@evenway/contract';
import type { Page } from '@playwright/test';
import { isFull } from '../../scripts/lib/testing/depth.ts';
import { expect, test } from '../support/fixtures.ts';
import { goWithin } from '../support/go-within.ts';
import { expectAccessibleInEveryLook, expectAccessibleInTurn, LANGUAGES } from '../support/looks.ts';
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
const ofUser = screens.filter((path) => inOrganization(path) && !path.startsWith(paths.settings));
/** Where most stands still for someone who is not an admin. */
const withReasons: readonly string[] = [paths.dashboard, paths.team, paths.widget, paths.billing];
const localServices = ['/local', '/local/mail', '/local/payments', '/local/sign-in'];

interface Group {
  readonly paths: readonly string[];
  readonly person?: Person;
  /** Parts and texts are those of other screens, except for the one that says why it is blocked. */
  readonly isFamiliar?: boolean;
  /** From its address, or English only. */
  readonly hasFixedLanguage?: boolean;
  /** Seen in each look in every run: all parts of the interface in all their colors. */
  readonly hasEverything?: boolean;
}

const groups: Record<string, Group> = {
  'public and sign-in screens': { paths: screens.filter((path) => !inOrganization(path)) },
  'pages of the local services and the status page': {
    paths: [...localServices, ...LANGUAGES.map(statusAddress)],
    hasFixedLanguage: true,
  },
  'screens of the gallery': { paths: [gallery], hasEverything: true },
  'screens of an admin': { paths: ofAdmin.filter((path) => !inSettings(path)), person: demoAdmin },
  'settings of an admin': { paths: ofAdmin.filter(inSettings), person: demoAdmin },
  'screens of an ordinary user': {
    paths: ofUser.filter((path) => isFull || withReasons.includes(path)),
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

for (const [name, { paths: addresses, person, isFamiliar, hasFixedLanguage = false, hasEverything }] of Object.entries(
  groups,
))
  test(`${name} are accessible, light and dark, wide and narrow`, async ({ page }) => {
    if (person) await enter(page, person);
    for (const [turn, path] of addresses.entries()) {
      await open(page, path);
      if (hasEverything && !isFull) await expectAccessibleInEveryLook(page, path);
      else await expectAccessibleInTurn(page, path, turn, { colors: !isFamiliar, hasFixedLanguage });
      // In the narrow window, where a bar could cover most.
      if (person) await expectReachableByKeyboard(page, path);
    }
  });
