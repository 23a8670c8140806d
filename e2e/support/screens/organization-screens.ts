import { errors, paths } from '@evenway/contract';
import type { Page, Route } from '@playwright/test';
import { expect } from '@playwright/test';
import { ADMIN, answerCalls, aWebsite, signedInAs, USER, WORDLESS } from '../answer-calls.ts';
import {
  currentUser,
  madeApiKey,
  madeWebhook,
  organizationsOverview,
  ownOrganizations,
  sampleOrganization,
  security,
  unpaidInvoices,
} from './sample-organization.ts';
import { never, press, type Screen, withState } from './screen.ts';

type Answers = Parameters<typeof answerCalls>[1];
interface State extends Pick<Screen, 'widths' | 'closesOnResize' | 'isWindow'> {
  readonly user?: object;
  readonly answers?: Answers;
  /** Brings the open screen into the state. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** The screen of someone signed in to the sample organization. */
function screen(name: string, address: string, { user, answers, prepare, ...traits }: State = {}): Screen {
  return {
    name,
    ...traits,
    async open(page) {
      await signedInAs(page, user ?? ADMIN, { ...sampleOrganization, ...answers });
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await (prepare ?? settled)(page);
    },
  };
}

const settled = async (page: Page) => {
  await expect(page.getByRole('main').locator('[role=status][aria-busy=true], [aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
};
const failing = (...calls: string[]): Answers => Object.fromEntries(calls.map((call) => [call, WORDLESS]));
const waiting = (...calls: string[]): Answers => Object.fromEntries(calls.map((call) => [call, never]));
const failed = (page: Page) => expect(page.getByRole('alert').first()).toBeVisible();
const loading = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();
const dialog = (page: Page) => expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();

/** The n-th action of a website's menu. */
const rowAction = (row: number, action: number) => async (page: Page) => {
  await page.locator('tbody [aria-haspopup]').nth(row).click();
  await page.getByRole('menuitem').nth(action).click();
  await dialog(page);
};
const tab = (at: number) => async (page: Page) => {
  await page.getByRole('tab').nth(at).click();
  await settled(page);
};
const inDialog = { isWindow: true } as const;

const dashboard: readonly Screen[] = [
  screen('dashboard', paths.dashboard),
  screen(withState('dashboard', 'all'), paths.dashboard, { prepare: tab(2) }),
  screen(withState('dashboard', 'user'), paths.dashboard, { user: USER }),
  screen(withState('dashboard', 'empty'), paths.dashboard, { answers: { 'GET /websites': [] }, prepare: tab(2) }),
  screen(withState('dashboard', 'none-active'), paths.dashboard, {
    answers: { 'GET /websites': [aWebsite({ status: null, expiresAt: null, subscribedAt: null })] },
  }),
  screen(withState('dashboard', 'loading'), paths.dashboard, { answers: waiting('GET /websites'), prepare: loading }),
  screen(withState('dashboard', 'error'), paths.dashboard, { answers: failing('GET /websites'), prepare: failed }),
  screen(withState('dashboard', 'menu'), paths.dashboard, {
    isWindow: true,
    closesOnResize: true,
    prepare: async (page) => {
      await page.locator('tbody [aria-haspopup]').first().click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
    },
  }),
  screen(withState('dashboard', 'drawer'), paths.dashboard, {
    isWindow: true,
    widths: { max: 1023 },
    closesOnResize: true,
    prepare: async (page) => {
      await page.getByRole('banner').getByRole('button').first().click();
      await dialog(page);
    },
  }),
  screen(withState('dashboard', 'onboard'), paths.dashboard, {
    ...inDialog,
    prepare: async (page) => {
      await press(page, /^(Onboard website|Ajouter un site)$/);
      await dialog(page);
    },
  }),
  screen(withState('dashboard', 'plans'), paths.dashboard, {
    ...inDialog,
    prepare: async (page) => {
      await press(page, /^(Onboard website|Ajouter un site)$/);
      await page.getByRole('dialog').getByRole('textbox').fill('shop.example');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog').getByRole('radio', { name: /Growth/ })).toBeAttached();
    },
  }),
  screen(withState('dashboard', 'change-plan'), paths.dashboard, {
    ...inDialog,
    prepare: async (page) => {
      await rowAction(0, 0)(page);
      await page.getByRole('radio', { name: /Starter/ }).check({ force: true });
    },
  }),
  screen(withState('dashboard', 'cancel'), paths.dashboard, { ...inDialog, prepare: rowAction(0, 1) }),
  screen(withState('dashboard', 'delete'), paths.dashboard, {
    ...inDialog,
    prepare: async (page) => {
      await tab(1)(page);
      await rowAction(1, 1)(page);
    },
  }),
];

const team: readonly Screen[] = [
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

const area = (name: string) => `${paths.widget}?website=maplestreetbakery.example&area=${name}`;
const configCalls = ['GET /widget-configs/maplestreetbakery.example'];
const widget: readonly Screen[] = [
  screen('widget-install', area('install')),
  screen('widget-appearance', area('appearance')),
  screen(withState('widget-appearance', 'changed'), area('appearance'), {
    prepare: async (page) => {
      await page.locator('input[name*=main i], input[id*=main i]').first().fill('#ffd400');
    },
  }),
  screen(withState('widget-appearance', 'user'), area('appearance'), { user: USER }),
  screen(withState('widget-appearance', 'loading'), area('appearance'), {
    answers: waiting(...configCalls),
    prepare: loading,
  }),
  screen(withState('widget-appearance', 'error'), area('appearance'), {
    answers: failing(...configCalls),
    prepare: failed,
  }),
  screen('widget-usage', area('usage')),
  screen(withState('widget', 'none'), paths.widget, { answers: { 'GET /websites/customizable': [] } }),
  screen(withState('widget', 'error'), paths.widget, {
    answers: failing('GET /websites/customizable'),
    prepare: failed,
  }),
];

const account: readonly Screen[] = [
  screen('account', paths.account),
  screen(withState('account', 'pending-email'), paths.account, {
    answers: { 'GET /user': { ...currentUser, pendingEmail: 'ada.martin@example.org', pendingStep: 'approve' } },
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

const withoutSecondFactor = { ...security, authenticatorSince: null, passkeys: [], recoveryCodesLeft: 0 };
const refuseOnce = (answer: object) => {
  let isAsked = false;
  return (route: Route) => {
    const first = !isAsked;
    isAsked = true;
    return first
      ? route.fulfill({ status: 403, json: { code: 'step_up_required', message: errors.step_up_required.message } })
      : route.fulfill({ json: answer });
  };
};
const CODES = { codes: Array.from({ length: 10 }, (_, index) => `k7mq-2f8${index}-wv3d-9xnp`) };

const securitySettings: readonly Screen[] = [
  screen('security-settings', paths.securitySettings),
  screen(withState('security-settings', 'error'), paths.securitySettings, {
    answers: failing('GET /organization/security'),
    prepare: failed,
  }),
];

const accountSecurity: readonly Screen[] = [
  screen('security', paths.accountSecurity),
  screen(withState('security', 'none'), paths.accountSecurity, {
    answers: { 'GET /user/security': { ...withoutSecondFactor, isRequired: true } },
  }),
  screen(withState('security', 'loading'), paths.accountSecurity, {
    answers: waiting('GET /user/security', 'GET /user/sessions'),
    prepare: loading,
  }),
  screen(withState('security', 'error'), paths.accountSecurity, {
    answers: failing('GET /user/security', 'GET /user/sessions'),
    prepare: failed,
  }),
  screen(withState('security', 'app'), paths.accountSecurity, {
    ...inDialog,
    answers: {
      'GET /user/security': withoutSecondFactor,
      'POST /user/security/authenticator': {
        secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
        uri: 'otpauth://totp/Evenway:ada%40example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
        qr: { size: 29, path: 'M4 4h7v1h-7zM18 4h7v1h-7zM4 18h7v1h-7zM12 12h3v3h-3z' },
      },
    },
    prepare: async (page) => {
      await press(page, /^(Set up an app|Configurer une application)$/);
      await dialog(page);
    },
  }),
  screen(withState('security', 'codes'), paths.accountSecurity, {
    ...inDialog,
    answers: { 'POST /user/security/recovery-codes': CODES },
    prepare: async (page) => {
      await press(page, /^(Make new codes|Créer de nouveaux codes)$/);
      await dialog(page);
    },
  }),
  screen(withState('security', 'confirm'), paths.accountSecurity, {
    ...inDialog,
    answers: { 'POST /user/security/recovery-codes': refuseOnce(CODES) },
    prepare: async (page) => {
      await press(page, /^(Make new codes|Créer de nouveaux codes)$/);
      await dialog(page);
    },
  }),
  screen(withState('security', 'remove'), paths.accountSecurity, {
    ...inDialog,
    prepare: async (page) => {
      await press(page, /^(Remove the app|Retirer l’application)$/);
      await dialog(page);
    },
  }),
];

const billing: readonly Screen[] = [
  screen('billing', paths.billing),
  screen(withState('billing', 'unpaid'), `${paths.billing}?website=maple-weddings.example`, {
    answers: { 'GET /invoices': unpaidInvoices },
  }),
  screen(withState('billing', 'empty'), paths.billing, { answers: { 'GET /billing/websites': [] } }),
  screen(withState('billing', 'no-invoices'), paths.billing, {
    answers: { 'GET /invoices': [], ...failing('GET /invoices/upcoming', 'GET /billing/card') },
  }),
  screen(withState('billing', 'loading'), paths.billing, {
    answers: waiting('GET /invoices', 'GET /invoices/upcoming'),
    prepare: loading,
  }),
  screen(withState('billing', 'error'), paths.billing, {
    answers: failing('GET /billing/websites'),
    prepare: failed,
  }),
  screen(withState('billing', 'user'), paths.billing, { user: USER }),
];

const settings: readonly Screen[] = [
  screen('settings', paths.settings),
  screen(withState('settings', 'unconfirmed'), paths.settings, {
    answers: {
      'GET /organization/billing-settings': {
        contact: { email: 'books@accountant.example', language: 'en', isConfirmed: false },
      },
    },
  }),
  screen(withState('settings', 'loading'), paths.settings, { answers: waiting('GET /organization'), prepare: loading }),
  screen(withState('settings', 'error'), paths.settings, { answers: failing('GET /organization'), prepare: failed }),
];

const openNewKey = async (page: Page) => {
  await press(page, /^(Create key|Créer une clé)$/);
  await dialog(page);
};
const apiKeys: readonly Screen[] = [
  screen('api-keys', paths.apiKeys),
  screen(withState('api-keys', 'empty'), paths.apiKeys, { answers: { 'GET /organization/api-keys': [] } }),
  screen(withState('api-keys', 'loading'), paths.apiKeys, {
    answers: waiting('GET /organization/api-keys'),
    prepare: loading,
  }),
  screen(withState('api-keys', 'error'), paths.apiKeys, {
    answers: failing('GET /organization/api-keys'),
    prepare: failed,
  }),
  screen(withState('api-keys', 'new'), paths.apiKeys, {
    ...inDialog,
    prepare: async (page) => {
      await openNewKey(page);
      await page.getByRole('dialog').getByRole('combobox').selectOption('date');
    },
  }),
  screen(withState('api-keys', 'made'), paths.apiKeys, {
    ...inDialog,
    answers: { 'POST /organization/api-keys': madeApiKey },
    prepare: async (page) => {
      await openNewKey(page);
      await page.getByRole('dialog').getByRole('textbox').fill('Build server');
      await page.getByRole('dialog').getByRole('checkbox').first().check();
      await page.getByRole('dialog').locator('button').last().click();
      await expect(page.getByText(madeApiKey.secret)).toBeVisible();
    },
  }),
  screen(withState('api-keys', 'revoke'), paths.apiKeys, {
    ...inDialog,
    prepare: async (page) => {
      await press(page, /^(Revoke|Révoquer) Build server$/);
      await dialog(page);
    },
  }),
];

const openLogs = async (page: Page) => {
  const logs = page.locator('main summary');
  await expect(logs).toHaveCount(2);
  for (const log of await logs.all()) await log.click();
  await settled(page);
};
const openNewWebhook = async (page: Page) => {
  await press(page, /^(Add webhook|Ajouter un webhook)$/);
  await dialog(page);
};
const webhooks: readonly Screen[] = [
  screen('webhooks', paths.webhooks, { prepare: openLogs }),
  screen(withState('webhooks', 'empty'), paths.webhooks, { answers: { 'GET /organization/webhooks': [] } }),
  screen(withState('webhooks', 'loading'), paths.webhooks, {
    answers: waiting('GET /organization/webhooks'),
    prepare: loading,
  }),
  screen(withState('webhooks', 'error'), paths.webhooks, {
    answers: failing('GET /organization/webhooks'),
    prepare: failed,
  }),
  screen(withState('webhooks', 'new'), paths.webhooks, { ...inDialog, prepare: openNewWebhook }),
  screen(withState('webhooks', 'made'), paths.webhooks, {
    ...inDialog,
    answers: { 'POST /organization/webhooks': madeWebhook },
    prepare: async (page) => {
      await openNewWebhook(page);
      await page.getByRole('dialog').getByRole('textbox').fill('https://hooks.example/evenway');
      await page.getByRole('dialog').getByRole('checkbox').first().check();
      await page.getByRole('dialog').locator('button').last().click();
      await expect(page.getByText(madeWebhook.secret)).toBeVisible();
    },
  }),
  screen(withState('webhooks', 'delete'), paths.webhooks, {
    ...inDialog,
    prepare: async (page) => {
      await press(page, /^(Delete|Supprimer).*hooks\.maplestreetbakery\.example$/);
      await dialog(page);
    },
  }),
];

const audit: readonly Screen[] = [
  screen('audit', paths.audit),
  screen(withState('audit', 'empty'), paths.audit, { answers: { 'GET /audit': { entries: [], hasMore: false } } }),
  screen(withState('audit', 'loading'), paths.audit, { answers: waiting('GET /audit'), prepare: loading }),
  screen(withState('audit', 'error'), paths.audit, { answers: failing('GET /audit'), prepare: failed }),
];

const severalOrganizations = {
  'GET /user/organizations': ownOrganizations,
  'GET /user/organizations/overview': organizationsOverview,
};
const organizations: readonly Screen[] = [
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

const dataExport = {
  id: 'e-1',
  state: 'running',
  part: 'feature-uses',
  partsDone: 9,
  partsTotal: 14,
  rows: 18_204,
  size: 524_288,
  requestedAt: '2025-06-16T10:00:00.000Z',
  finishedAt: null,
  expiresAt: null,
};
const finished = {
  part: null,
  partsDone: 14,
  finishedAt: '2025-06-16T10:01:00.000Z',
  expiresAt: '2025-06-23T10:01:00.000Z',
};
const exported = (change: object): Answers => ({
  'GET /organization/data-export': { export: { ...dataExport, ...change } },
});
const data: readonly Screen[] = [
  screen('organization-data', paths.organizationData),
  screen(withState('organization-data', 'waiting'), paths.organizationData, {
    answers: exported({ state: 'waiting', part: null, partsDone: 0, rows: 0, size: 0 }),
  }),
  screen(withState('organization-data', 'running'), paths.organizationData, { answers: exported({}) }),
  screen(withState('organization-data', 'ready'), paths.organizationData, {
    answers: exported({ state: 'ready', ...finished }),
  }),
  screen(withState('organization-data', 'failed'), paths.organizationData, { answers: exported({ state: 'failed' }) }),
  screen(withState('organization-data', 'expired'), paths.organizationData, {
    answers: exported({ state: 'expired', ...finished }),
  }),
  screen(withState('organization-data', 'loading'), paths.organizationData, {
    answers: waiting('GET /organization/data-export'),
    prepare: loading,
  }),
  screen(withState('organization-data', 'error'), paths.organizationData, {
    answers: failing('GET /organization/data-export'),
    prepare: failed,
  }),
  screen('own-data', paths.ownData),
];

const session: readonly Screen[] = [
  screen(withState('session', 'unknown'), paths.dashboard, { answers: failing('GET /user/me'), prepare: failed }),
];

export const organizationScreens: readonly Screen[] = [
  ...dashboard,
  ...team,
  ...widget,
  ...account,
  ...accountSecurity,
  ...billing,
  ...settings,
  ...apiKeys,
  ...webhooks,
  ...audit,
  ...organizations,
  ...securitySettings,
  ...data,
  ...session,
];
