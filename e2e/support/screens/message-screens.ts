import { paths } from '@evenway/contract';
import { expect, type Route } from '@playwright/test';
import { USER } from '../../../apps/web/tests/support/answer-calls.ts';
import { noChecks, sampleChecks } from '../../../apps/web/tests/support/samples/checks.ts';
import { noMessages, sampleMessages } from '../../../apps/web/tests/support/samples/messages.ts';
import { press, type Screen, withState } from './screen.ts';
import { dialog, failed, failing, inDialog, loading, screen, waiting } from './signed-in-screen.ts';

const WEBSITE = 'maplestreetbakery.example';
const [list, settings] = [`GET /website-messages/${WEBSITE}`, `GET /website-messages/${WEBSITE}/settings`];
const messageAnswers = { ...sampleMessages(WEBSITE), ...sampleChecks };
const opened = `${paths.accessibilityMessages}?website=${WEBSITE}&message=m-2`;
const inbox = (name: string, state: Parameters<typeof screen>[2] = {}, address: string = paths.accessibilityMessages) =>
  screen(name, address, { ...state, answers: { ...messageAnswers, ...state.answers } });

export const messages: readonly Screen[] = [
  inbox('accessibility-messages'),
  inbox(withState('accessibility-messages', 'off'), {
    answers: { [list]: noMessages, [settings]: { isOn: false, wantsDigest: true, responseTime: null } },
  }),
  inbox(withState('accessibility-messages', 'user'), { user: USER }),
  inbox(withState('accessibility-messages', 'loading'), { answers: waiting(list, settings), prepare: loading }),
  inbox(withState('accessibility-messages', 'error'), { answers: failing(list, settings), prepare: failed }),
  inbox(
    withState('accessibility-messages', 'of-a-finding'),
    {},
    `${paths.accessibilityMessages}?website=${WEBSITE}&finding=f-1`,
  ),
  inbox(withState('accessibility-messages', 'opened'), {}, opened),
  inbox(withState('accessibility-messages', 'opened-by-user'), { user: USER, answers: noChecks }, opened),
  inbox(
    withState('accessibility-messages', 'changed'),
    {
      answers: {
        'POST /messages/m-2/answer': (route: Route) =>
          route.fulfill({ status: 409, json: { code: 'message_changed', message: 'Someone changed this message.' } }),
      },
      prepare: async (page) => {
        await page.getByRole('textbox', { name: /^(Your answer|Votre réponse)/ }).fill('We are on it.');
        await press(page, /^(Send the answer|Envoyer la réponse)$/);
        await expect(page.getByRole('alert').first()).toBeVisible();
      },
    },
    opened,
  ),
  inbox(
    withState('accessibility-messages', 'delete'),
    {
      ...inDialog,
      prepare: async (page) => {
        await press(page, /^(Delete the message|Supprimer le message)$/);
        await dialog(page);
      },
    },
    opened,
  ),
];
