import { paths } from '@evenway/contract';
import { expect, type Page } from '@playwright/test';
import { ADMIN, USER } from '../../../apps/web/tests/support/answer-calls.ts';
import { currentUser, ownOrganizations } from '../../../apps/web/tests/support/samples/people.ts';
import { press, refuse, type Screen, withState } from './screen.ts';
import { failed, failing, screen } from './signed-in-screen.ts';

const CLOSES_AT = '2025-07-01T10:00:00.000Z';
const SUSPENDED_AT = '2026-02-03T10:00:00.000Z';

/** Types the confirmation before something is deleted, and deletes it. */
async function typeName(page: Page, name: string): Promise<void> {
  const form = page.getByRole('main').locator('form').last();
  await form.getByRole('textbox').fill(name);
  await form.getByRole('button').click();
}

export const closing: readonly Screen[] = [
  screen(withState('own-data', 'closed'), paths.ownData, {
    answers: { 'POST /user/delete': { deletesAt: CLOSES_AT } },
    prepare: async (page) => {
      await typeName(page, currentUser.email);
      await expect(page.getByRole('main').getByRole('button', { name: /^(Sign out|Se déconnecter)$/ })).toBeVisible();
    },
  }),
  screen(withState('own-data', 'last-admin'), paths.ownData, {
    answers: { 'POST /user/delete': refuse('last_admin') },
    prepare: async (page) => {
      await typeName(page, currentUser.email);
      await failed(page);
    },
  }),
  screen(withState('settings', 'closed'), paths.settings, {
    answers: { 'POST /organization/delete': { message: '' } },
    prepare: async (page) => {
      await typeName(page, 'Maple Street Bakery');
      await expect(page.getByRole('main').getByRole('button', { name: /^(Continue|Continuer)$/ })).toBeVisible();
    },
  }),
  screen('closed-organization', paths.dashboard, {
    user: { ...ADMIN, organizationDeletesAt: CLOSES_AT },
    answers: { 'GET /user/organizations': ownOrganizations },
  }),
  screen(withState('closed-organization', 'user'), paths.dashboard, {
    user: { ...USER, organizationDeletesAt: CLOSES_AT },
  }),
  screen(withState('closed-organization', 'error'), paths.dashboard, {
    user: { ...ADMIN, organizationDeletesAt: CLOSES_AT },
    answers: failing('POST /organization/restore'),
    prepare: async (page) => {
      await press(page, /^(Restore organization|Rétablir l’organisation)$/);
      await failed(page);
    },
  }),
  screen('suspended-organization', paths.dashboard, {
    user: { ...ADMIN, organizationSuspendedAt: SUSPENDED_AT },
    answers: { 'GET /user/organizations': ownOrganizations },
  }),
  screen(withState('suspended-organization', 'user'), paths.dashboard, {
    user: { ...USER, organizationSuspendedAt: SUSPENDED_AT },
  }),
  screen('closed-account', paths.dashboard, { user: { ...ADMIN, accountDeletesAt: CLOSES_AT } }),
  screen(withState('closed-account', 'error'), paths.dashboard, {
    user: { ...ADMIN, accountDeletesAt: CLOSES_AT },
    answers: failing('POST /user/restore'),
    prepare: async (page) => {
      await press(page, /^(Keep my account|Garder mon compte)$/);
      await failed(page);
    },
  }),
];
