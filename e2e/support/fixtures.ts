import { test as base, type Page } from '@playwright/test';
import { createPeople, type People } from './people.ts';

interface Fixtures {
  /** Makes accounts through the API, so that a journey starts where it gets interesting. */
  readonly people: People;
  /** Fails the test when the page reports an error or breaks its content policy. */
  readonly noComplaints: Page;
}

export const test = base.extend<Fixtures>({
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
        // Browsers report every refused request here; the tests check what the person is told instead.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          complaints.push(message.text());
      });
      await use(page);
      base.expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
