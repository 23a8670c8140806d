import { expect as anyExpect, type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';

/** Generous, so that a loaded machine fails nothing that an idle one passes. */
export const expect = anyExpect.configure({ timeout: 15_000 });

/** Browsers report every refused request; the tests check what the person sees instead. */
const isExpected = (complaint: string) => complaint.startsWith('Failed to load resource');

/** Opens pages of a real browser: focus and keys are its own. A test fails when one of its pages reports an error. */
export function pageOpener(options: BrowserContextOptions = {}): () => Promise<Page> {
  let browser: Browser;
  let complaints: string[] = [];

  beforeAll(async () => {
    const executablePath = inject('chromium');
    if (!executablePath) throw new Error('Chromium is missing; CHROMIUM_PATH may name one');
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--in-process-gpu'] });
  });
  afterEach(async () => {
    const reported = complaints;
    complaints = [];
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(reported).toEqual([]);
  });
  afterAll(() => browser.close());

  return async () => {
    const context = await browser.newContext({ baseURL: inject('stage'), ...options });
    // Frames of other companies stay empty.
    await context.route(
      ({ origin }) => origin !== inject('stage'),
      (route) => route.abort(),
    );
    context.on('weberror', (error) => complaints.push(error.error().message));
    context.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text())) complaints.push(message.text());
    });
    return context.newPage();
  };
}
