import { paths, publicAddresses, WIDGET_DEFAULTS, widgetPreviewPage } from '@evenway/contract';
import { findHeaderProblems } from '@evenway/testing/find-header-problems';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { demoAdmin, enter } from '../support/people.ts';

/** Somebody else's site, which has its own policy or none. */
const SAMPLE_SITE = '/local/site';

const inOrganization = (path: string) => path.startsWith('/organization');
const screens = Object.values(paths);

/** What the responses lack, requested without rendering them. */
async function headerProblems({ request }: Page, addresses: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const address of addresses) {
    const answer = await request.get(address);
    const found = findHeaderProblems(new Headers(answer.headers()), new URL(answer.url()).origin);
    problems.push(...found.map((problem) => `${address}: ${problem}`));
  }
  return problems;
}

/** Notes from now on what the browser says was against the policy of a page. */
async function watch(page: Page): Promise<string[]> {
  const problems: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => problems.push(`${page.url()}: ${violation}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
      const report = (window as unknown as { reportViolation(text: string): void }).reportViolation;
      report(`${effectiveDirective} forbids ${blockedURI} in ${sourceFile} ${sample}`);
    });
  });
  return problems;
}

async function visit(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
  }
}

// Screens, policies and the landing page are opened by their accessibility tests, which, like every test, fail on a
// policy violation.
const notOpenedElsewhere = [
  ...(['en', 'fr'] as const).map((language) => widgetPreviewPage(WIDGET_DEFAULTS, language)),
  '/api/docs',
  paths.payment,
];

const openedForAccessibility = ['/local/mail', '/local/payments', '/local/sign-in'];

test('every answer has its policy, and no page breaks it', async ({ page }) => {
  const problems = await watch(page);
  await test.step('every answer of the public site, the sign-in and the documentation has its policy', async () => {
    const addresses = [
      ...publicAddresses.map(({ address }) => address),
      ...screens.filter((path) => !inOrganization(path)),
      ...notOpenedElsewhere,
      '/no/such/page',
    ];
    expect(await headerProblems(page, addresses)).toEqual([]);
  });

  await enter(page, demoAdmin);
  await test.step('every answer of the application and the local services has its policy, and no local page breaks it', async () => {
    await page.goto('/local');
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).pathname));
    expect(links.length).toBeGreaterThan(3);
    const ours = links.filter((path) => !path.startsWith(SAMPLE_SITE));
    expect(await headerProblems(page, [...screens.filter(inOrganization), '/local', '/local/ui', ...ours])).toEqual([]);
    await visit(
      page,
      ours.filter((path) => !openedForAccessibility.includes(path)),
    );
    expect(problems).toEqual([]);
  });

  await test.step('no page that only this test opens breaks its policy', async () => {
    await visit(page, [...notOpenedElsewhere, paths.createOrganization]);
    expect(problems).toEqual([]);
  });
});

test('a page that breaks its policy is seen', async ({ browser, baseURL }) => {
  // Not the page that every test watches for violations: here one is wanted.
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  const problems = await watch(page);
  await visit(page, ['/api/docs']);
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'a{}';
    document.head.append(style);
  });
  await expect.poll(() => problems.join()).toContain('style-src');
  await page.close();
});
