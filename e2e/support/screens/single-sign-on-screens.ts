import { paths } from '@evenway/contract';
import { currentUser } from '../../../apps/web/tests/support/samples/people.ts';
import { troubledSingleSignOn, withoutSingleSignOn } from '../../../apps/web/tests/support/samples/single-sign-on.ts';
import { press, type Screen, withState } from './screen.ts';
import { dialog, failed, failing, inDialog, loading, screen, waiting } from './signed-in-screen.ts';

const CALL = 'GET /organization/single-sign-on';

export const singleSignOn: readonly Screen[] = [
  screen('single-sign-on', paths.singleSignOnSettings),
  screen(withState('single-sign-on', 'empty'), paths.singleSignOnSettings, {
    answers: { [CALL]: withoutSingleSignOn },
  }),
  screen(withState('single-sign-on', 'missing'), paths.singleSignOnSettings, {
    answers: { [CALL]: troubledSingleSignOn },
  }),
  screen(withState('single-sign-on', 'remove'), paths.singleSignOnSettings, {
    ...inDialog,
    prepare: async (page) => {
      await press(page, /^(Remove|Retirer) maplestreetbakery/);
      await dialog(page);
    },
  }),
  screen(withState('single-sign-on', 'loading'), paths.singleSignOnSettings, {
    answers: waiting(CALL),
    prepare: loading,
  }),
  screen(withState('single-sign-on', 'error'), paths.singleSignOnSettings, { answers: failing(CALL), prepare: failed }),
  screen('single-sign-on-required', paths.singleSignOnRequired),
  screen(withState('account', 'company'), paths.account, {
    answers: { 'GET /user': { ...currentUser, isSingleSignOn: true, hasPassword: false } },
  }),
];
