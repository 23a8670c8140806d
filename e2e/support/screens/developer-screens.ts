import { paths } from '@evenway/contract';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { madeApiKey, madeWebhook } from '../../../apps/web/tests/support/samples/developers.ts';
import { press, type Screen, withState } from './screen.ts';
import { dialog, failed, failing, inDialog, loading, screen, settled, waiting } from './signed-in-screen.ts';

const openNewKey = async (page: Page) => {
  await press(page, /^(Create key|Créer une clé)$/);
  await dialog(page);
};
export const apiKeys: readonly Screen[] = [
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
export const webhooks: readonly Screen[] = [
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
