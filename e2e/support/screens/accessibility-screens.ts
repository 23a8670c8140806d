import { paths } from '@evenway/contract';
import { expect, type Page } from '@playwright/test';
import { USER } from '../../../apps/web/tests/support/answer-calls.ts';
import { chooseRadio } from '../../../apps/web/tests/support/choose-radio.ts';
import { aProgress, CHECK_CALLS, noChecks, runningCheck } from '../../../apps/web/tests/support/samples/checks.ts';
import { NOW } from '../../../apps/web/tests/support/samples/dates.ts';
import { press, type Screen, withState } from './screen.ts';
import { dialog, failed, failing, inDialog, loading, screen, settled, waiting } from './signed-in-screen.ts';

/** Opens the n-th rule or manual check. */
const unfold = (at: number) => async (page: Page) => {
  await settled(page);
  await page.getByRole('main').locator('summary:has(h3)').nth(at).click();
};
/** Rules with something to fix. */
const RULES = 5;
const CONTRAST = 2;
const waitingCheck = aProgress({
  state: 'waiting',
  createdAt: new Date(Date.parse(NOW) - 60_000).toISOString(),
  origin: null,
  list: [],
});

const statementView = (name: RegExp) => async (page: Page) => {
  await settled(page);
  await chooseRadio(page.getByRole('radio', { name, exact: true }));
  await settled(page);
};

export const accessibility: readonly Screen[] = [
  screen('accessibility', paths.accessibility),
  screen(withState('accessibility', 'finding'), paths.accessibility, { prepare: unfold(0) }),
  screen(withState('accessibility', 'colors'), paths.accessibility, {
    prepare: async (page) => {
      await unfold(CONTRAST)(page);
      await page.locator('summary:has(h4)', { hasText: 'Order now' }).click();
    },
  }),
  screen(withState('accessibility', 'again'), paths.accessibility, {
    prepare: async (page) => {
      await settled(page);
      await page.locator('summary', { hasText: /^(Check again|Contrôler de nouveau)$/ }).click();
    },
  }),
  screen(withState('accessibility', 'status'), paths.accessibility, {
    ...inDialog,
    prepare: async (page) => {
      await unfold(0)(page);
      await press(page, /^(Change status|Changer le statut)$/);
      await dialog(page);
      await page
        .getByRole('dialog')
        .getByText(/^(Accepted|Accepté)$/)
        .click();
      await page.getByRole('dialog').getByRole('button').last().click();
      await expect(page.getByRole('dialog').locator('[aria-invalid=true]')).toBeVisible();
    },
  }),
  screen(withState('accessibility', 'manual'), paths.accessibility, { prepare: unfold(RULES) }),
  screen(withState('accessibility', 'user'), paths.accessibility, { user: USER, prepare: unfold(RULES) }),
  screen(withState('accessibility', 'first'), paths.accessibility, { answers: noChecks }),
  screen(withState('accessibility', 'running'), paths.accessibility, { answers: runningCheck(aProgress()) }),
  screen(withState('accessibility', 'silent'), paths.accessibility, {
    answers: runningCheck(waitingCheck),
    prepare: (page) => expect(page.getByText('frame-ancestors', { exact: false })).toBeVisible(),
  }),
  screen(withState('accessibility', 'checks-loading'), paths.accessibility, {
    answers: waiting(...CHECK_CALLS),
    prepare: loading,
  }),
  screen(withState('accessibility', 'checks-error'), paths.accessibility, {
    answers: failing(...CHECK_CALLS),
    prepare: failed,
  }),
  screen(withState('accessibility', 'none'), paths.accessibility, { answers: { 'GET /websites': [] } }),
  screen(withState('accessibility', 'unknown'), `${paths.accessibility}?website=elsewhere.example`),
  screen(withState('accessibility', 'loading'), paths.accessibility, {
    answers: waiting('GET /websites'),
    prepare: loading,
  }),
  screen(withState('accessibility', 'error'), paths.accessibility, {
    answers: failing('GET /websites'),
    prepare: failed,
  }),
  screen('accessibility-report', paths.accessibilityReport),
  screen(withState('accessibility-report', 'empty'), paths.accessibilityReport, { answers: noChecks }),
  screen('accessibility-statement', paths.accessibilityStatement),
  screen(withState('accessibility-statement', 'preview'), paths.accessibilityStatement, {
    prepare: statementView(/^(Preview|Aperçu)$/),
  }),
  screen(withState('accessibility-statement', 'page'), paths.accessibilityStatement, {
    prepare: async (page) => {
      await statementView(/^(Published page|Page publiée)$/)(page);
      await press(page, /^(Show|Afficher), Version 2$/);
      await expect(page.getByRole('article')).toBeVisible();
    },
  }),
  screen(withState('accessibility-statement', 'error'), paths.accessibilityStatement, {
    answers: failing(...['en', 'fr'].map((language) => `GET /statements/maplestreetbakery.example/${language}`)),
    prepare: failed,
  }),
];
