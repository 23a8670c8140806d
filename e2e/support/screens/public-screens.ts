import { type PublicPage, publicAddress, publicPages } from '@evenway/contract';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { openAt, press, type Screen, withState } from './screen.ts';

const NARROW = 1279;

/** The banner asks once; on all other pictures it is answered. */
export async function answerCookies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window.top === window) localStorage.setItem('cookieConsent', 'rejected');
  });
}

async function openPage(page: Page, name: PublicPage, language: 'en' | 'fr'): Promise<void> {
  await answerCookies(page);
  await openAt(page, publicAddress(name, language));
}

const openLanding = (page: Page, language: 'en' | 'fr') => openPage(page, 'landing', language);

export const publicScreens: readonly Screen[] = [
  ...(Object.keys(publicPages) as PublicPage[]).map((name) => ({
    name,
    open: (page: Page, language: 'en' | 'fr') => openPage(page, name, language),
  })),
  {
    name: withState('landing', 'cookies'),
    isWindow: true,
    async open(page, language) {
      await openAt(page, publicAddress('landing', language));
      await expect(page.getByRole('button', { name: /^(Accept All|Tout accepter)$/ })).toBeVisible();
    },
  },
  {
    name: withState('landing', 'cookie-settings'),
    isWindow: true,
    async open(page, language) {
      await openAt(page, publicAddress('landing', language));
      await press(page, /^(Customize|Personnaliser)$/);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: withState('landing', 'menu'),
    widths: { max: NARROW },
    isWindow: true,
    async open(page, language) {
      await openLanding(page, language);
      await page.getByRole('banner').locator('button[aria-expanded]').last().click();
    },
  },
  {
    name: withState('landing', 'assistant'),
    isWindow: true,
    async open(page, language) {
      await openLanding(page, language);
      await page.locator('[data-assistant] button').first().click();
      await expect(page.getByRole('log')).toBeVisible();
    },
  },
  {
    name: withState('landing', 'widget'),
    isWindow: true,
    async open(page, language) {
      await openLanding(page, language);
      await press(page, /^(Try the widget on this page|Essayer le widget sur cette page)$/);
      await page.waitForFunction(() => 'Evenway' in window);
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: withState('landing', 'booking'),
    isWindow: true,
    async open(page, language) {
      await openLanding(page, language);
      await page
        .locator('#book')
        .getByText(/30 minutes/)
        .first()
        .click();
      await expect(page.frameLocator('dialog iframe').getByRole('heading').first()).toBeVisible();
    },
  },
  {
    name: 'not-found',
    async open(page) {
      await answerCookies(page);
      await openAt(page, '/no/such/page');
    },
  },
  {
    name: 'access-denied',
    async open(page) {
      await answerCookies(page);
      await openAt(page, '/unauthorized');
    },
  },
];
