import { paths, publicAddresses, WIDGET_DEFAULTS, widgetPreviewPage } from '@evenway/contract';
import type { Page } from '@playwright/test';
import { findHeaderProblems } from '../apps/api/src/testing/find-header-problems.ts';
import { expect, test } from './support/fixtures.ts';
import { demoAdmin, enter } from './support/people.ts';

/** Somebody else's site, which has a policy of its own or none. */
const SAMPLE_SITE = '/local/site';

const inOrganization = (path: string) => path.startsWith('/organization');
const screens = Object.values(paths);

/** Opens each address and lists what its answer lacks and what the browser says was against its policy. */
async function visit(page: Page, addresses: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  let at = '';
  await page.exposeFunction('reportViolation', (violation: string) => problems.push(`${at}: ${violation}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
      const report = (window as unknown as { reportViolation(text: string): void }).reportViolation;
      report(`${effectiveDirective} forbids ${blockedURI} in ${sourceFile} ${sample}`);
    });
  });
  for (const address of addresses) {
    at = address;
    const answer = await page.goto(address);
    const headers = new Headers(await answer?.allHeaders());
    problems.push(
      ...findHeaderProblems(headers, new URL(page.url()).origin).map((problem) => `${address}: ${problem}`),
    );
    await page.waitForLoadState('networkidle');
  }
  return problems;
}

test('no page of the public site, the sign-in and the documentation breaks its policy', async ({ page }) => {
  test.setTimeout(180_000);
  const addresses = [
    ...publicAddresses.map(({ address }) => address),
    ...screens.filter((path) => !inOrganization(path)),
    ...(['en', 'fr'] as const).map((language) => widgetPreviewPage(WIDGET_DEFAULTS, language)),
    '/api/docs',
    '/no/such/page',
  ];
  expect(await visit(page, addresses)).toEqual([]);
});

test('no screen of the application breaks its policy', async ({ page }) => {
  test.setTimeout(180_000);
  await enter(page, demoAdmin);
  expect(await visit(page, screens.filter(inOrganization))).toEqual([]);
});

test('no page of the local services breaks its policy', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/local');
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).pathname));
  expect(links.length).toBeGreaterThan(3);
  const ours = links.filter((path) => !path.startsWith(SAMPLE_SITE));
  expect(await visit(page, ['/local', '/local/ui', ...ours])).toEqual([]);
});

test('a page that breaks its policy is seen', async ({ browser, baseURL }) => {
  // Not the page that every test watches for complaints: here one is wanted.
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  const problems = await visit(page, ['/api/docs']);
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'a{}';
    document.head.append(style);
  });
  await expect.poll(() => problems.join()).toContain('style-src');
  await page.close();
});
