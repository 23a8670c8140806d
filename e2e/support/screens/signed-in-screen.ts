import type { PageAnnouncement } from '@evenway/contract';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { announce } from '../../../apps/web/tests/support/announce.ts';
import { ADMIN, type answerCalls, signedInAs, WORDLESS } from '../../../apps/web/tests/support/answer-calls.ts';
import { sampleOrganization } from '../../../apps/web/tests/support/samples/organization.ts';
import { never, type Screen } from './screen.ts';

export type Answers = Parameters<typeof answerCalls>[1];
interface State extends Pick<Screen, 'widths' | 'closesOnResize' | 'isWindow'> {
  readonly user?: object;
  readonly answers?: Answers;
  readonly announcements?: readonly PageAnnouncement[];
  /** Brings the open screen into the state. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** The screen of someone signed in to the sample organization. */
export function screen(
  name: string,
  address: string,
  { user, answers, announcements = [], prepare, ...traits }: State = {},
): Screen {
  return {
    name,
    ...traits,
    async open(page) {
      if (announcements.length > 0) await announce(page, announcements);
      await signedInAs(page, user ?? ADMIN, { ...sampleOrganization, ...answers });
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await (prepare ?? settled)(page);
    },
  };
}

export const settled = async (page: Page) => {
  await expect(page.getByRole('main').locator('[role=status][aria-busy=true], [aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
};
export const failing = (...calls: string[]): Answers => Object.fromEntries(calls.map((call) => [call, WORDLESS]));
export const waiting = (...calls: string[]): Answers => Object.fromEntries(calls.map((call) => [call, never]));
export const failed = (page: Page) => expect(page.getByRole('alert').first()).toBeVisible();
export const loading = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();
export const dialog = (page: Page) => expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
export const tab = (at: number) => async (page: Page) => {
  await page.getByRole('tab').nth(at).click();
  await settled(page);
};
export const inDialog = { isWindow: true } as const;
