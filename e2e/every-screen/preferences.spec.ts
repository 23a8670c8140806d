import { chooseRadio } from '../../apps/web/tests/support/choose-radio.ts';
import { expect, test } from '../support/fixtures.ts';

const theme = () => document.documentElement.dataset.theme;

test('preferences are followed and remembered', async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('language')) localStorage.setItem('language', 'tlh');
  });
  await test.step('the theme follows the system, can be chosen, and is remembered', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/auth/login');
    await expect.poll(() => page.evaluate(theme)).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => page.evaluate(theme)).toBe('light');
    await chooseRadio(page.getByRole('radio', { name: 'Dark' }));
    await expect.poll(() => page.evaluate(theme)).toBe('dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.reload();
    await expect.poll(() => page.evaluate(theme)).toBe('dark');
  });

  await test.step('the language is English unless chosen, is remembered, and unknown ones are ignored', async () => {
    await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
    await chooseRadio(page.getByRole('radio', { name: 'Français' }));
    await expect(page.getByRole('heading', { name: 'Connectez-vous à votre compte' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Connectez-vous à votre compte' })).toBeVisible();
    await expect(page).toHaveTitle(/^Se connecter/);
    await page.getByLabel('Adresse e-mail').fill('nobody@example.org');
    await page.getByLabel('Mot de passe', { exact: true }).fill('faux');
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
    await expect(page.getByText('Adresse e-mail ou mot de passe incorrect')).toBeVisible();
  });

  await test.step('a language chosen in another tab while a screen is starting is followed without an error', async () => {
    await page.evaluate(() => localStorage.setItem('language', 'en'));
    await page.addInitScript(() => {
      // The attribute goes when the application takes over what the server rendered; it hydrates it later.
      new MutationObserver(() => {
        localStorage.setItem('language', 'fr');
        dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'fr' }));
      }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-rendered'] });
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Connectez-vous à votre compte' })).toBeVisible();
  });
});
