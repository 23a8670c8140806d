import { test as base, type CDPSession, type Page } from '@playwright/test';
import { createPeople, type People } from './people.ts';

interface Fixtures {
  /** Creates accounts through the API, so that a journey starts where it gets interesting. */
  readonly people: People;
  /** Fails the test when the page reports an error or breaks its content policy. */
  readonly noComplaints: Page;
  /** The page's DevTools session. Its changes end with the test. */
  readonly devtools: CDPSession;
}

/**
 * Browsers report every refused request; the tests check what the person sees instead. They also report what a preview
 * of the widget was still loading when it was redrawn, without a reason.
 */
const expected = /^Failed to load resource|^Fetch API cannot load \S+\/widget-preview\/\S+\. $/;

export const test = base.extend<Fixtures>({
  devtools: async ({ page }, use) => {
    const devtools = await page.context().newCDPSession(page);
    await use(devtools);
    await devtools.detach();
  },
  people: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { origin: baseURL ?? '' },
    });
    await use(createPeople(request));
    await request.dispose();
  },
  noComplaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !expected.test(message.text())) complaints.push(message.text());
      });
      await use(page);
      base.expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
