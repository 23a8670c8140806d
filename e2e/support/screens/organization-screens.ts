import { paths } from '@evenway/contract';
import { accessibility } from './accessibility-screens.ts';
import { closing } from './deletion-screens.ts';
import { apiKeys, webhooks } from './developer-screens.ts';
import { data } from './export-screens.ts';
import { messages } from './message-screens.ts';
import { account, organizations, team } from './people-screens.ts';
import { type Screen, withState } from './screen.ts';
import { accountSecurity, audit, securitySettings } from './security-screens.ts';
import { failed, failing, loading, screen, waiting } from './signed-in-screen.ts';
import { singleSignOn } from './single-sign-on-screens.ts';
import { transfers } from './transfer-screens.ts';
import { billing, dashboard, widget } from './website-screens.ts';

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

const session: readonly Screen[] = [
  screen(withState('session', 'unknown'), paths.dashboard, { answers: failing('GET /user/me'), prepare: failed }),
];

export const organizationScreens: readonly Screen[] = [
  ...dashboard,
  ...transfers,
  ...team,
  ...widget,
  ...accessibility,
  ...messages,
  ...account,
  ...accountSecurity,
  ...billing,
  ...settings,
  ...apiKeys,
  ...webhooks,
  ...audit,
  ...organizations,
  ...securitySettings,
  ...singleSignOn,
  ...data,
  ...closing,
  ...session,
];
