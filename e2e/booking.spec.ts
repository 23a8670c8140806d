import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/people.ts';

test('the Scale plan leads to a half hour together, not to a checkout', async ({ page, people }) => {
  await signIn(page, await people.verified());
  const opener = page.getByRole('button', { name: 'Onboard website' }).first();
  await opener.click();
  await page.getByRole('dialog').getByLabel('Website URL').fill('moreau-bakery.example');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('radio', { name: /Scale/ }).check({ force: true });
  await page.getByRole('button', { name: 'Talk To Us' }).click();
  const booking = page.getByRole('dialog', { name: 'Book a 30-minute meeting' });
  await expect(page.frameLocator('dialog iframe').getByRole('heading', { name: 'Book 30 minutes' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(booking).toBeHidden();
  await expect(opener).toBeFocused();
});
