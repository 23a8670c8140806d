import { errors, paths } from '@evenway/contract';
import { expect, type Route } from '@playwright/test';
import { security } from '../../../apps/web/tests/support/samples/people.ts';
import { press, type Screen, withState } from './screen.ts';
import { dialog, failed, failing, inDialog, loading, screen, waiting } from './signed-in-screen.ts';

const withoutSecondFactor = {
  ...security,
  authenticatorSince: null,
  hasPasskey: false,
  passkeys: [],
  recoveryCodesLeft: 0,
};
const askToConfirm = (route: Route) =>
  route.fulfill({ status: 403, json: { code: 'step_up_required', message: errors.step_up_required.message } });
const CODES = { codes: Array.from({ length: 10 }, (_, index) => `k7mq-2f8${index}-wv3d-9xnp`) };

export const accountSecurity: readonly Screen[] = [
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
    answers: { 'POST /user/security/recovery-codes': askToConfirm },
    prepare: async (page) => {
      await press(page, /^(Make new codes|Créer de nouveaux codes)$/);
      await expect(page.getByRole('dialog', { name: /^(Confirm it’s you|Confirmez que c’est vous)$/ })).toBeVisible();
    },
  }),
  ...[
    { state: 'confirm-password', own: { hasPassword: true } },
    { state: 'confirm-provider', own: { hasPassword: false, providers: ['google', 'facebook'] } },
    { state: 'confirm-company', own: { isSingleSignOn: true } },
  ].map(({ state, own }) =>
    screen(withState('security', state), paths.accountSecurity, {
      ...inDialog,
      answers: {
        'GET /user/security': { ...withoutSecondFactor, ...own },
        'POST /user/security/authenticator': askToConfirm,
      },
      prepare: async (page) => {
        await press(page, /^(Set up an app|Configurer une application)$/);
        await expect(page.getByRole('dialog', { name: /^(Confirm it’s you|Confirmez que c’est vous)$/ })).toBeVisible();
      },
    }),
  ),
  screen(withState('security', 'remove'), paths.accountSecurity, {
    ...inDialog,
    prepare: async (page) => {
      await press(page, /^(Remove the app|Retirer l’application)$/);
      await dialog(page);
    },
  }),
];

export const securitySettings: readonly Screen[] = [
  screen('security-settings', paths.securitySettings),
  screen(withState('security-settings', 'error'), paths.securitySettings, {
    answers: failing('GET /organization/security'),
    prepare: failed,
  }),
];

export const audit: readonly Screen[] = [
  screen('audit', paths.audit),
  screen(withState('audit', 'empty'), paths.audit, { answers: { 'GET /audit': { entries: [], hasMore: false } } }),
  screen(withState('audit', 'loading'), paths.audit, { answers: waiting('GET /audit'), prepare: loading }),
  screen(withState('audit', 'error'), paths.audit, { answers: failing('GET /audit'), prepare: failed }),
];
