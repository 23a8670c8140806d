import { type ErrorCode, errors, type Language } from '@evenway/contract';
import { expect, type Page, type Route } from '@playwright/test';

/** A screen in one of its states, as it is viewed and compared. */
export interface Screen {
  /** The screen and, after two hyphens, its state: `dashboard--empty`. */
  readonly name: string;
  /** Window widths it exists in; all by default. */
  readonly widths?: { readonly min?: number; readonly max?: number };
  /** What was opened closes when the window changes, so every look needs its own page. */
  readonly closesOnResize?: boolean;
  /** Shows the whole page, not only what is in the window. A dialog belongs to the window. */
  readonly isWindow?: boolean;
  /** Brings a new page there. */
  open(page: Page, language: Language): Promise<void>;
}

export const withState = (screen: string, state: string): string => `${screen}--${state}`;

/** The address of a screen that is ready as soon as its heading is and nothing loads any more. */
export async function openAt(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** The first of these by its name in either language. */
export const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();

/** A server's refusal with its message. */
export const refuse = (code: ErrorCode) => (route: Route) => {
  const { status, message } = errors[code];
  return route.fulfill({ status, json: { message, code, error: '' } });
};

/** A response that never comes. */
export const never = () => new Promise<never>(() => undefined);
