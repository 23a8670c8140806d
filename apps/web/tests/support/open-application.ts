import type { BrowserContextOptions, Page } from '@playwright/test';
import { type Answers, signedInAs } from './answer-calls.ts';
import { pageOpener } from './open-page.ts';

/** Opens a screen of the application, where this person is signed in, if any. There is no server: all calls are answered here. */
export function applicationOpener(
  options: BrowserContextOptions = {},
): (address: string, user: object | null, answers?: Answers) => Promise<Page> {
  // Animations take a sixth of the browser's time.
  const openPage = pageOpener({ reducedMotion: 'reduce', ...options });
  return async (address, user, answers) => {
    const page = await openPage();
    await signedInAs(page, user, answers);
    await page.goto(address);
    return page;
  };
}
