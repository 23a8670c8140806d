import { paths } from '@evenway/contract';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { announce, plannedWork } from '../../../apps/web/tests/support/announce.ts';
import { ADMIN, answerCalls, signedInAs } from '../../../apps/web/tests/support/answer-calls.ts';
import { answerCookies } from './public-screens.ts';
import { never, openAt, press, refuse, type Screen, withState } from './screen.ts';

const TOKEN = 'a'.repeat(43);
const withToken = (path: string) => `${path}?token=${TOKEN}`;
const deadLink = refuse('invalid_link');

type Answers = Parameters<typeof answerCalls>[1];

/** A screen of someone who is not signed in; `prepare` brings it into its state. */
const screen = (
  name: string,
  address: string,
  answers: Answers = {},
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
): Screen => ({
  name,
  async open(page) {
    await answerCookies(page);
    await answerCalls(page, { 'GET /user/me': 401, ...answers });
    await openAt(page, address);
    await prepare(page);
  },
});

const submit = (page: Page) => page.locator('form button[type=submit]').click();
const shown = (page: Page, role: 'alert' | 'status') => expect(page.getByRole(role).first()).toBeVisible();

async function fillLogin(page: Page): Promise<void> {
  await page.locator('input[type=email]').fill('ada@example.org');
  await page.locator('input[type=password]').fill('engine1843!');
  await submit(page);
  await shown(page, 'alert');
}

async function fillPasswords(page: Page, ...passwords: string[]): Promise<void> {
  for (const [at, password] of passwords.entries()) await page.locator('input[type=password]').nth(at).fill(password);
  await submit(page);
}

const invitation = {
  email: 'sam@example.org',
  organizationName: 'Maple Street Bakery',
  inviterName: 'Ada Martin',
  hasAccount: false,
};

const contact = {
  email: 'books@accountant.example',
  organizationName: 'Maple Street Bakery',
  isConfirmed: false,
};

const offer = {
  domain: 'maplestreetbakery.example',
  email: ADMIN.email as string,
  organizationName: 'Martin Web Studio',
  offeredBy: 'Noor Petit',
  expiresAt: '2025-06-20T12:00:00.000Z',
  paidUntil: '2025-11-20T12:00:00.000Z',
  plan: 'Growth',
  hasAccount: true,
};
const offerOf = (change: Partial<typeof offer> = {}): Answers => ({ 'GET /website-transfer': { ...offer, ...change } });
const managed = {
  'GET /user/organizations': [
    { id: ADMIN.orgId, name: 'Maple Street Bakery', role: 'ORG_ADMIN' },
    { id: 'o-2', name: 'Harbor Books', role: 'ORG_ADMIN' },
  ],
};
/** The offer as someone who is signed in sees it. */
const offerTo = (
  name: string,
  user: object,
  answers: Answers,
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
): Screen => ({
  name,
  async open(page) {
    await answerCookies(page);
    await signedInAs(page, user, answers);
    await openAt(page, withToken(paths.websiteTransfer));
    await prepare(page);
  },
});

export const authScreens: readonly Screen[] = [
  screen('login', paths.login),
  {
    name: withState('login', 'announced'),
    async open(page, language) {
      await announce(page, [plannedWork]);
      await screen('login', paths.login).open(page, language);
    },
  },
  screen(withState('login', 'refused'), paths.login, { 'POST /auth/login': refuse('invalid_credentials') }, fillLogin),
  screen(
    withState('login', 'unverified'),
    paths.login,
    { 'POST /auth/login': refuse('email_not_verified') },
    fillLogin,
  ),
  screen('signup', paths.signup),
  screen(withState('signup', 'errors'), paths.signup, {}, async (page) => {
    await page.locator('input[type=email]').fill('ada@');
    for (const checkbox of await page.getByRole('checkbox').all()) await checkbox.check();
    await submit(page);
  }),
  screen('accept-invite', withToken(paths.acceptInvite), { 'GET /auth/invitations/info': invitation }),
  screen(withState('accept-invite', 'has-account'), withToken(paths.acceptInvite), {
    'GET /auth/invitations/info': { ...invitation, hasAccount: true },
  }),
  screen(withState('accept-invite', 'joins'), withToken(paths.acceptInvite), {
    'GET /auth/invitations/info': { ...invitation, email: ADMIN.email, hasAccount: true },
    'GET /user/me': ADMIN,
    'GET /user/organizations': [{ id: ADMIN.orgId, name: 'Harbor Books', role: 'ORG_ADMIN' }],
  }),
  screen(withState('accept-invite', 'dead'), withToken(paths.acceptInvite), {
    'GET /auth/invitations/info': refuse('invitation_invalid'),
  }),
  screen('select-plan', paths.selectPlan),
  screen('payment', paths.selectPlan, {}, async (page) => {
    await press(page, /Professional/);
    await page.waitForURL(`**${paths.payment}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }),
  screen('verify', withToken(paths.verify), { 'POST /user/verify': never }),
  screen(withState('verify', 'dead'), withToken(paths.verify), { 'POST /user/verify': deadLink }),
  screen('verify-pending', paths.verifyPending),
  screen('forgot-password', paths.forgotPassword),
  screen(
    withState('forgot-password', 'sent'),
    paths.forgotPassword,
    { 'POST /user/forgot-password': { message: 'ok' } },
    async (page) => {
      await page.locator('input[type=email]').fill('ada@example.org');
      await submit(page);
      await expect(page.locator('input[type=email]')).toHaveCount(0);
    },
  ),
  screen('reset-password', withToken(paths.resetPassword), { 'GET /user/reset-password': { message: 'ok' } }),
  screen(withState('reset-password', 'dead'), withToken(paths.resetPassword), {
    'GET /user/reset-password': deadLink,
  }),
  screen(
    withState('reset-password', 'done'),
    withToken(paths.resetPassword),
    { 'GET /user/reset-password': { message: 'ok' }, 'POST /user/reset-password': { message: 'ok' } },
    async (page) => {
      await fillPasswords(page, 'Renewed88', 'Renewed88');
      await expect(page.locator('input[type=password]')).toHaveCount(0);
    },
  ),
  screen('confirmed', `${paths.confirmed}?outcome=done`),
  screen(withState('confirmed', 'other'), `${paths.confirmed}?outcome=other`),
  screen('company-sign-in', paths.singleSignOn),
  screen(
    withState('company-sign-in', 'unknown'),
    paths.singleSignOn,
    { 'POST /auth/single-sign-on': refuse('sso_unknown') },
    async (page) => {
      await page.locator('input[type=email]').fill('ada@example.org');
      await submit(page);
      await expect(page.getByRole('alert')).toBeVisible();
    },
  ),
  screen('second-step', paths.secondStep, {
    'GET /auth/second-step': { passkey: true, authenticator: true, recoveryCode: true },
  }),
  screen(
    withState('second-step', 'refused'),
    paths.secondStep,
    {
      'GET /auth/second-step': { passkey: false, authenticator: true, recoveryCode: true },
      'POST /auth/second-step': refuse('wrong_code'),
    },
    async (page) => {
      await page.locator('input[name=code]').fill('123456');
      await submit(page);
      await shown(page, 'alert');
    },
  ),
  screen(withState('second-step', 'expired'), paths.secondStep, {
    'GET /auth/second-step': refuse('second_step_expired'),
  }),
  screen('reset-second-step', withToken(paths.resetSecondFactor)),
  screen('keep-second-step', withToken(paths.keepSecondFactor)),
  screen('restore-account', withToken(paths.restoreAccount)),
  screen(
    withState('restore-account', 'done'),
    withToken(paths.restoreAccount),
    { 'POST /user/restore-by-link': { message: 'ok' } },
    async (page) => {
      await press(page, /^(Keep my account|Garder mon compte)$/);
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    },
  ),
  screen(
    withState('restore-account', 'dead'),
    withToken(paths.restoreAccount),
    { 'POST /user/restore-by-link': deadLink },
    async (page) => {
      await press(page, /^(Keep my account|Garder mon compte)$/);
      await shown(page, 'alert');
    },
  ),
  screen('billing-contact', withToken(paths.confirmBillingContact), { 'GET /billing-contact': contact }),
  screen(withState('billing-contact', 'confirmed'), withToken(paths.confirmBillingContact), {
    'GET /billing-contact': { ...contact, isConfirmed: true },
  }),
  screen(withState('billing-contact', 'dead'), withToken(paths.confirmBillingContact), {
    'GET /billing-contact': deadLink,
  }),
  offerTo('website-transfer', ADMIN, { ...offerOf(), ...managed }, (page) =>
    expect(page.locator('select')).toBeVisible(),
  ),
  offerTo(
    withState('website-transfer', 'refused'),
    ADMIN,
    { ...offerOf(), ...managed, 'POST /website-transfer': refuse('transfer_exists') },
    async (page) => {
      await page.locator('select').selectOption('o-2');
      await submit(page);
      await shown(page, 'alert');
    },
  ),
  screen(withState('website-transfer', 'signed-out'), withToken(paths.websiteTransfer), offerOf()),
  screen(withState('website-transfer', 'new'), withToken(paths.websiteTransfer), offerOf({ hasAccount: false })),
  offerTo(withState('website-transfer', 'other-account'), ADMIN, offerOf({ email: 'sam@harborbooks.example' })),
  offerTo(
    withState('website-transfer', 'no-organization'),
    { ...ADMIN, orgId: null },
    { ...offerOf(), 'GET /user/organizations': [] },
  ),
  screen(withState('website-transfer', 'dead'), withToken(paths.websiteTransfer), {
    'GET /website-transfer': refuse('transfer_invalid'),
  }),
  screen(
    withState('website-transfer', 'declined'),
    withToken(paths.websiteTransfer),
    { ...offerOf(), 'POST /website-transfer/decline': { message: 'ok' } },
    async (page) => {
      await press(page, /^(Decline|Refuser)$/);
      await expect(page.getByRole('heading', { level: 1, name: /(declined|refusée)/ })).toBeVisible();
    },
  ),
  {
    name: 'create-organization',
    async open(page) {
      await answerCookies(page);
      await signedInAs(page, { ...ADMIN, orgId: null });
      await openAt(page, paths.createOrganization);
    },
  },
];
