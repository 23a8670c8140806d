import { test as base, type CDPSession, type Page } from '@playwright/test';
import { createPeople, type People } from './people.ts';

interface Fixtures {
  /** Creates accounts through the API, so that a journey starts where it gets interesting. */
  readonly people: People;
  /** Fails the test when the page reports an error or breaks its content policy. */
  readonly noComplaints: Page;
  /**
   * A step that opens its own page, or needs nothing of the steps before it but the page where it begins. When it fails,
   * the next ones still run, and the test fails at its end with all failures.
   */
  readonly step: (title: string, body: () => Promise<unknown>) => Promise<void>;
  /** The page's DevTools session. Its changes end with the test. */
  readonly devtools: CDPSession;
}

/**
 * Browsers report every refused request; the tests check what the person sees instead. They also report what a preview
 * of the widget was still loading when it was redrawn, without a reason.
 */
const expected = /^Failed to load resource|^Fetch API cannot load \S+\/widget-preview\/\S+\. $/;

/** Reports what a step threw as it is, with the line where it happened. */
const { soft } = base.expect.extend({
  toHaveSucceeded: (failure: Error | null) => ({
    pass: failure === null,
    message: () => failure?.stack ?? '',
  }),
});

export const test = base.extend<Fixtures>({
  step: async ({ page }, use, testInfo) => {
    await use(async (title, body) => {
      const start = page.url();
      const failure = await base.step(title, body).then(
        () => null,
        (error: Error) => error,
      );
      soft(failure, title).toHaveSucceeded();
      if (failure === null) return;
      await testInfo.attach(title, { body: await page.screenshot(), contentType: 'image/png' });
      await startOver(page, start);
    });
  },
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

/** Without what a failed step may have left behind. */
async function startOver(page: Page, address: string): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ media: null, colorScheme: null });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(address);
}

export { expect } from '@playwright/test';
