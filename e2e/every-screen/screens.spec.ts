import { paths, statusAddress } from '@evenway/contract';
import type { Page } from '@playwright/test';
import { goWithin } from '../../apps/web/tests/support/go-within.ts';
import { expectAccessibleInEveryLook, expectAccessibleInTurn, LANGUAGES } from '../../apps/web/tests/support/looks.ts';
import { isFull } from '../../scripts/lib/testing/depth.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoAdmin, demoUser, enter, type Person } from '../support/people.ts';
import { expectReachableByKeyboard } from '../support/walk-by-keyboard.ts';

const { createOrganization: _needsNone, dashboardAlias: _leadsElsewhere, payment: _needsState, ...reachable } = paths;
const inOrganization = (path: string) => path.startsWith('/organization');
const inSignIn = (path: string) => path.startsWith('/auth');
/** The landing page and the policies have their own tests, at the addresses of both languages. */
const screens = [...Object.values(reachable), '/no/such/page'].filter((path) => !/^\/(policies\/.*)?$/.test(path));
/** In every run; together they have each kind of control, and a table. */
const walkedByKeyboard: readonly string[] = [paths.dashboard, paths.settings];
const inSettings = (path: string) => path.startsWith(paths.settings) || path.startsWith(paths.account);
/** Each area of the widget's screen has its own test. */
const ofAdmin = screens.filter((path) => inOrganization(path) && path !== paths.widget);
const gallery = '/local/ui';
const ofUser = screens.filter((path) => inOrganization(path) && !path.startsWith(paths.settings));
/** Without the token of their links they say so, in the same parts. Journeys open them with one. */
const ofMailedLinks: readonly string[] = [
  ...[paths.acceptInvite, paths.verify, paths.resetPassword, paths.confirmed, paths.restoreAccount],
  ...[paths.confirmBillingContact, paths.websiteTransfer, paths.resetSecondFactor, paths.keepSecondFactor],
];
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
  'public and sign-in screens': {
    paths: screens.filter((path) => !inOrganization(path) && !ofMailedLinks.includes(path)),
  },
  'screens of mailed links': { paths: ofMailedLinks, isFamiliar: true },
  'pages of the local services and the status page': {
    paths: [...localServices, ...LANGUAGES.map(statusAddress)],
    hasFixedLanguage: true,
  },
  'screens of the gallery': { paths: [gallery], hasEverything: true },
  'screens of an admin': { paths: ofAdmin.filter((path) => !inSettings(path)), person: demoAdmin },
  'settings of an admin': { paths: ofAdmin.filter(inSettings), person: demoAdmin },
};
/** The same parts as an admin's, most of them standing still. */
const ofUsers: Record<string, Group> = {
  'screens of an ordinary user': { paths: ofUser, person: demoUser, isFamiliar: true, hasFixedLanguage: true },
};

/** Navigates between screens of the application like its links: loading it again takes longer than checking it. */
async function open(page: Page, path: string): Promise<void> {
  const { pathname } = new URL(page.url());
  if ([inOrganization, inSignIn].some((isPart) => isPart(path) && isPart(pathname))) await goWithin(page, path);
  else await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** What all other journeys left at the local services by now: ten entries of a list show what it is made of. */
const shortenLists = (page: Page) =>
  page.evaluate(() => {
    for (const list of document.querySelectorAll('ol, ul, tbody'))
      for (const entry of [...list.children].slice(10)) entry.remove();
  });

for (const [name, { paths: addresses, person, isFamiliar, hasFixedLanguage = false, hasEverything }] of Object.entries(
  isFull ? { ...groups, ...ofUsers } : groups,
))
  test(`${name} are accessible`, async ({ page, step }) => {
    if (person) await enter(page, person);
    for (const [turn, path] of addresses.entries()) {
      await step(path, async () => {
        await open(page, path);
        if (localServices.includes(path)) await shortenLists(page);
        if (hasEverything && !isFull) await expectAccessibleInEveryLook(page, path);
        else await expectAccessibleInTurn(page, path, turn, { colors: isFull || !isFamiliar, hasFixedLanguage });
        // In the narrow window, where a bar could cover most.
        if (person && (isFull || walkedByKeyboard.includes(path))) await expectReachableByKeyboard(page, path);
      });
    }
  });
