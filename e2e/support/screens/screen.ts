import { type ErrorCode, errors, type Language } from '@evenway/contract';
import { expect, type Page, type Route } from '@playwright/test';

/** A screen in one of its states, as it is looked at and compared. */
export interface Screen {
  /** The screen and, after two hyphens, its state: `dashboard--empty`. */
  readonly name: string;
  /** Windows it exists in; all when left out. */
  readonly widths?: { readonly min?: number; readonly max?: number };
  /** What was opened closes when the window changes, so that every look needs a page of its own. */
  readonly closesOnResize?: boolean;
  /** Shows the whole page, not only what is in the window. A dialog belongs to the window. */
  readonly isWindow?: boolean;
  /** Brings a new page there. */
  open(page: Page, language: Language): Promise<void>;
}

/** The moment at which every screen is looked at, so that no date on it moves. */
export const NOW = '2025-06-16T10:00:00.000Z';

export const withState = (screen: string, state: string): string => `${screen}--${state}`;

/** The address of a screen that is there as soon as its heading is and nothing loads any more. */
export async function openAt(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** The first of these by its name in either language. */
export const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();

/** The answer of a server that refuses, with what it says. */
export const refuse = (code: ErrorCode) => (route: Route) => {
  const { status, message } = errors[code];
  return route.fulfill({ status, json: { message, code, error: '' } });
};

/** An answer that never comes. */
export const never = () => new Promise<never>(() => undefined);
