import { paths } from '@evenway/contract';
import { expect } from '@playwright/test';
import { ADMIN, answerCalls, USER } from '../../../apps/web/tests/support/answer-calls.ts';
import {
  currentUser,
  organizationsOverview,
  ownOrganizations,
} from '../../../apps/web/tests/support/samples/people.ts';
import { press, type Screen, withState } from './screen.ts';
import { dialog, failed, failing, inDialog, loading, screen, tab, waiting } from './signed-in-screen.ts';

export const team: readonly Screen[] = [
  screen('team', paths.team),
  screen(withState('team', 'invited'), paths.team, { prepare: tab(1) }),
  screen(withState('team', 'none-invited'), paths.team, {
    answers: { 'GET /auth/invitations/pending': [] },
    prepare: tab(1),
  }),
  screen(withState('team', 'no-match'), paths.team, {
    prepare: (page) => page.getByRole('searchbox').fill('nobody'),
  }),
  screen(withState('team', 'user'), paths.team, { user: USER }),
  screen(withState('team', 'loading'), paths.team, { answers: waiting('GET /users'), prepare: loading }),
  screen(withState('team', 'error'), paths.team, { answers: failing('GET /users'), prepare: failed }),
  screen(withState('team', 'invite'), paths.team, {
    ...inDialog,
    prepare: async (page) => {
      await press(page, /^(Invite Member|Inviter un membre)$/);
      await dialog(page);
    },
  }),
  screen(withState('team', 'remove'), paths.team, {
    ...inDialog,
    prepare: async (page) => {
      await press(page, /^(Remove|Retirer) Noor Petit$/);
      await dialog(page);
    },
  }),
  screen(withState('team', 'role'), paths.team, {
    ...inDialog,
    prepare: async (page) => {
      await press(page, /^(Change role of|Changer le rôle de) Noor Petit$/);
      await dialog(page);
    },
  }),
];

export const account: readonly Screen[] = [
  screen('account', paths.account),
  screen(withState('account', 'pending-email'), paths.account, {
    answers: { 'GET /user': { ...currentUser, pendingEmail: 'ada.martin@example.org' } },
  }),
  screen(withState('account', 'without-password'), paths.account, {
    answers: { 'GET /user': { ...currentUser, hasPassword: false } },
  }),
  screen(withState('account', 'leave'), paths.account, {
    ...inDialog,
    user: USER,
    prepare: async (page) => {
      await press(page, /^(Leave organization|Quitter l’organisation)$/);
      await dialog(page);
    },
  }),
  screen(withState('account', 'loading'), paths.account, { answers: waiting('GET /user'), prepare: loading }),
  screen(withState('account', 'error'), paths.account, { answers: failing('GET /user'), prepare: failed }),
];

const severalOrganizations = {
  'GET /user/organizations': ownOrganizations,
  'GET /user/organizations/overview': organizationsOverview,
};
export const organizations: readonly Screen[] = [
  screen('organizations', paths.organizations, { answers: severalOrganizations }),
  screen(withState('organizations', 'one'), paths.organizations),
  screen(withState('organizations', 'chooser'), paths.organizations, {
    answers: severalOrganizations,
    isWindow: true,
    widths: { min: 1024 },
    closesOnResize: true,
    prepare: async (page) => {
      await page.getByRole('navigation').locator('[aria-haspopup=menu]').click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
    },
  }),
  screen(withState('organizations', 'create'), paths.organizations, {
    ...inDialog,
    prepare: async (page) => {
      await press(page, /^(Create another organization|Créer une autre organisation)$/);
      await dialog(page);
    },
  }),
  screen(withState('organizations', 'moved'), paths.organizations, {
    ...inDialog,
    answers: severalOrganizations,
    prepare: async (page) => {
      await answerCalls(page, { 'GET /user/me': { ...ADMIN, orgId: 'o-2', role: 'ORG_USER' } });
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await dialog(page);
    },
  }),
  screen(withState('organizations', 'loading'), paths.organizations, {
    answers: waiting('GET /user/organizations/overview'),
    prepare: loading,
  }),
  screen(withState('organizations', 'error'), paths.organizations, {
    answers: failing('GET /user/organizations/overview'),
    prepare: failed,
  }),
];
