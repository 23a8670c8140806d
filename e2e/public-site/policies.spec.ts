import type { Page } from '@playwright/test';
import { expectAccessibleInTurn, LANGUAGES } from '../../apps/web/tests/support/looks.ts';
import { isFull } from '../../scripts/lib/testing/depth.ts';
import { expect, test } from '../support/fixtures.ts';

const TERMS = [
  'Agreement to these terms',
  'Intellectual property',
  'What you confirm',
  'Registration',
  'Fees and payment',
  'Cancellation',
  'Prohibited activities',
  'User data',
  'Privacy policy',
  'Term and termination',
  'Modifications and interruptions',
  'Governing law',
  'Dispute resolution',
  'Corrections',
  'Disclaimer',
  'Limitation of liability',
  'Indemnification',
  'Contact us',
];

const policies = [
  { path: '/policies/terms', en: 'Terms of Service', fr: 'Conditions d’utilisation', sections: 18 },
  { path: '/policies/cookies', en: 'Cookie Policy', fr: 'Politique relative aux cookies', sections: 7 },
  { path: '/policies/security', en: 'Security Policy', fr: 'Politique de sécurité', sections: 11 },
  { path: '/policies/privacy', en: 'Privacy Policy', fr: 'Politique de confidentialité', sections: 10 },
];
/** The others have fewer kinds of paragraphs. */
const WITH_EVERYTHING = '/policies/privacy';

const headings = (page: Page) => page.getByRole('article').locator('section > h2');

/** The cookie banner has its own tests; here it is answered. */
async function open(page: Page, path: string, theme = 'light'): Promise<void> {
  await page.addInitScript(
    ([look, language]) => {
      localStorage.setItem('cookieConsent', 'rejected');
      localStorage.setItem('theme', look);
      localStorage.setItem('language', language);
    },
    [theme, path.startsWith('/fr') ? 'fr' : 'en'] as const,
  );
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('every policy is complete and accessible', async ({ page, step }) => {
  for (const [turn, { path, en, fr, sections }] of policies.entries()) {
    await step(`${en}: title, date, ${sections} numbered sections, contents and contact`, async () => {
      // Both languages have the same markup: policies take turns, and a full run reads each in both.
      for (const language of LANGUAGES.filter((_, place) => isFull || turn % LANGUAGES.length === place)) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await open(page, language === 'fr' ? `/fr${path}` : path, 'system');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(language === 'fr' ? fr : en);
        await expect(
          page.getByText(language === 'fr' ? 'Dernière mise à jour\u202f: janvier 2025' : 'Last updated: January 2025'),
        ).toBeVisible();
        await expect(headings(page)).toHaveCount(sections);
        const numbers = (await headings(page).allInnerTexts()).map((text) => Number.parseInt(text, 10));
        expect(numbers).toEqual(Array.from({ length: sections }, (_, index) => index + 1));
        const contents = page.getByRole('navigation', { name: language === 'fr' ? 'Sommaire' : 'Contents' });
        await expect(contents.getByRole('link')).toHaveCount(sections);
        const address = page.getByRole('article').getByRole('link', { name: 'support@evenway.example' });
        await expect(address.first()).toHaveAttribute('href', 'mailto:support@evenway.example');
        await expectAccessibleInTurn(page, `${language}: ${path}`, Math.floor(turn / LANGUAGES.length), {
          colors: path === WITH_EVERYTHING,
          hasFixedLanguage: true,
        });
      }
    });
  }
});

test('policies are read, left and printed', async ({ page, step, context, browser }) => {
  await open(page, '/policies/terms');
  await step('the terms treat their subjects in their order', async () => {
    const texts = await headings(page).allInnerTexts();
    expect(texts.map((text) => text.replace(/\s+/g, ' '))).toEqual(
      TERMS.map((heading, index) => `${index + 1}. ${heading}`),
    );
  });

  await step('the contents lead to a section, clear of the header', async () => {
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Governing law' }).click();
    await expect(page).toHaveURL(/#governing-law$/);
    const heading = page.getByRole('heading', { name: 'Governing law' });
    await expect(heading).toBeInViewport();
    const header = await page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => (await heading.boundingBox())?.y ?? 0)
      .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });

  await step('on a narrow screen the contents are folded, and open without a script of ours', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '/policies/security');
    const entry = page.getByRole('link', { name: 'Encryption' });
    await expect(entry).toBeHidden();
    await page.getByText('Contents', { exact: true }).filter({ visible: true }).click();
    await entry.click();
    await expect(page.getByRole('heading', { name: 'Encryption' })).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await step('opens at its top, and Back goes one step back', async () => {
    await open(page, '/');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.locator('#privacy-policy').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  await step('Back leads home as long as there is no script', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto('/fr');
    await plain.goto('/fr/policies/terms');
    await plain.getByRole('link', { name: 'Retour', exact: true }).click();
    await expect(plain).toHaveURL(/\/fr\/?$/);
    await context.close();
  });

  const homes = [
    { path: '/fr/policies/cookies', home: /^\/fr\/?$/ },
    { path: '/policies/cookies', home: /^\/$/ },
  ];
  // On an English page that does not exist: `dead-ends`.
  for (const { path, home } of isFull ? homes : homes.slice(0, 1)) {
    await step(`in a tab of its own, Back on ${path} leads to the landing page`, async () => {
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        page.evaluate((address) => window.open(address, '_blank', 'noopener'), path),
      ]);
      await tab.getByRole('link', { name: /^(Back|Retour)$/ }).click();
      await expect.poll(() => new URL(tab.url()).pathname).toMatch(home);
      await tab.close();
    });
  }

  await step('on paper: text alone, in ink on white, with the addresses that links lead to', async () => {
    await open(page, '/policies/privacy', 'dark');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(headings(page)).toHaveCount(10);
    await expect(page.getByText('Last updated: January 2025')).toBeVisible();
    const link = page.getByRole('article').getByRole('link', { name: 'Cookie Policy' });
    const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(printed).toContain('/policies/cookies');
    const ink = await headings(page)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
    expect(ink).toBe('rgb(15, 23, 42)');
    const breaks = await headings(page)
      .first()
      .evaluate((element) => getComputedStyle(element).breakAfter);
    expect(breaks).toBe('avoid');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a policy can be read, in both languages, and offers nothing that does not work', async ({ page }) => {
    for (const { address, title } of [
      { address: '/policies/cookies', title: 'Cookie Policy' },
      { address: '/fr/policies/cookies', title: 'Politique relative aux cookies' },
    ]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(headings(page)).toHaveCount(7);
      await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
      await expect(page.locator('#your-choice')).toContainText(/: (Cookie settings|Réglages des cookies)\. /, {
        useInnerText: true,
      });
    }
  });
});
