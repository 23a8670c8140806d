import { paths } from '@evenway/contract';
import { expect } from '@playwright/test';
import { aWebsite } from '../../../apps/web/tests/support/answer-calls.ts';
import { ownOrganizations } from '../../../apps/web/tests/support/samples/people.ts';
import { type Screen, withState } from './screen.ts';
import { inDialog, screen } from './signed-in-screen.ts';
import { rowAction } from './website-screens.ts';

const offered = aWebsite({ offer: { email: 'sam@harborbooks.example', expiresAt: '2025-06-20T12:00:00.000Z' } });
const prepaid = aWebsite({
  id: 'w-2',
  domain: 'moved.example',
  status: 'CANCELLED',
  subscribedAt: null,
  isPrepaid: true,
});

/** Websites being transferred to another organization, and one that came from there. */
export const transfers: readonly Screen[] = [
  screen(withState('dashboard', 'transfer'), paths.dashboard, {
    ...inDialog,
    answers: { 'GET /user/organizations': ownOrganizations },
    prepare: rowAction(0, 2),
  }),
  screen(withState('dashboard', 'transfer-by-mail'), paths.dashboard, {
    ...inDialog,
    prepare: async (page) => {
      await rowAction(0, 2)(page);
      await page.getByRole('dialog').getByRole('button').last().click();
      await expect(page.getByRole('dialog').locator('[aria-invalid=true]')).toBeVisible();
    },
  }),
  screen(withState('dashboard', 'offered'), paths.dashboard, { answers: { 'GET /websites': [offered, prepaid] } }),
  screen(withState('dashboard', 'offer'), paths.dashboard, {
    ...inDialog,
    answers: { 'GET /websites': [offered] },
    prepare: rowAction(0, 2),
  }),
  screen(withState('dashboard', 'prepaid-plans'), paths.dashboard, {
    ...inDialog,
    answers: {
      'GET /websites': [prepaid],
      'GET /subscriptions/trial': { isAvailable: false, freeUntil: '2025-09-20T12:00:00.000Z' },
    },
    prepare: async (page) => {
      await rowAction(0, 0)(page);
      await expect(
        page
          .getByRole('dialog')
          .getByText(/(Nothing to pay until|Rien à payer avant)/)
          .first(),
      ).toBeVisible();
    },
  }),
];
