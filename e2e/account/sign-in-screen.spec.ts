import { createHash } from 'node:crypto';
import type { Page, Request, Route } from '@playwright/test';
import { ADMIN, held, signedInAs } from '../../apps/web/tests/support/answer-calls.ts';
import { expect, test } from '../support/fixtures.ts';

const TOKEN = `e30.${Buffer.from(JSON.stringify({ sub: ADMIN.email, exp: 4e9 })).toString('base64url')}.e30`;

/** Nobody is signed in until the form is sent, and then that person is. Returns what was sent. */
async function signsInAs(page: Page, user: object): Promise<unknown[]> {
  const sent: unknown[] = [];
  await signedInAs(page, user, {
    'GET /user/me': (route: Route) => route.fulfill(sent.length > 0 ? { json: user } : { status: 401, body: '' }),
    'POST /auth/login': (route: Route, request: Request) => {
      sent.push(request.postDataJSON());
      return route.fulfill({ json: { token: TOKEN } });
    },
  });
  return sent;
}

test('sign-in can be read, filled in and sent before any script has come', async ({ page }) => {
  const scripts = held((route) => route.continue());
  await page.addInitScript(() => localStorage.setItem('language', 'fr'));
  await page.route('**/assets/*.js', scripts.handle);
  const sent = await signsInAs(page, ADMIN);
  await page.goto('/auth/login', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Se connecter', exact: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Connectez-vous/);
  await expect(page).toHaveTitle(/^Se connecter/);
  // One language is in the document, and each id once.
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  await expect(page.locator('main')).toHaveCount(1);
  await expect(button).toBeDisabled();
  await page.getByLabel('Adresse e-mail').fill('ada@example.org');
  await page.getByLabel('Mot de passe', { exact: true }).fill('engine1843!');
  await expect(button).toBeEnabled();
  await page.keyboard.press('Enter');
  await page.keyboard.type('?');
  await expect(page).toHaveURL('/auth/login');
  expect(sent).toEqual([]);

  scripts.release();
  await expect(page).toHaveURL('/organization/dashboard');
  const password = createHash('sha256').update('engine1843!?').digest('hex');
  expect(sent).toEqual([{ email: 'ada@example.org', password }]);
});
