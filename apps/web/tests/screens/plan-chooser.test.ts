import { describe, it } from 'vitest';
import { expectAccessibleInTurn } from '../support/looks.ts';
import { applicationOpener } from '../support/open-application.ts';
import { expect } from '../support/open-page.ts';

const open = applicationOpener();

const PLANS = [
  ['Free', '$0', '5 page scans', 'Basic reports', 'Community support'],
  ['Basic', '$29', '50 scans', 'AI suggestions', 'Email support'],
  ['Professional', '$79', '200 scans', 'Advanced AI insights', 'Priority support'],
  ['Agency', '$199', '1,000 scans', 'White-label reports', 'Client management'],
  ['Enterprise', '$499', 'Unlimited scans', 'Custom integrations', 'Dedicated support'],
  ['Custom', "Let's Talk", 'Custom volume pricing', 'Bespoke features', 'SLA guarantees'],
] as const;

describe('a plan is chosen before signing up', () => {
  it('without a choice the payment page returns to the chooser', async () => {
    const page = await open('/auth/payment', null);
    await expect(page).toHaveURL(/\/auth\/select-plan$/);
  });

  it('the chooser shows its six plans, with Professional as the most popular', async () => {
    const page = await open('/auth/select-plan', null);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(PLANS.map(([name]) => name));
    for (const [name, ...facts] of PLANS) {
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
      for (const fact of facts) await expect(card.getByText(fact, { exact: true })).toBeVisible();
      await expect(card.getByText('Most popular')).toHaveCount(name === 'Professional' ? 1 : 0);
    }
  });

  it('the payment page is accessible in both languages, light and dark, wide and narrow', async () => {
    const page = await open('/auth/select-plan', null);
    await page.getByRole('button', { name: /Professional$/ }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Professional']);
    await expectAccessibleInTurn(page, '/auth/payment', 2);
  });

  it('a choice goes to the payment page, which shows it with a way to sign up', async () => {
    const page = await open('/auth/select-plan', null);
    await page.getByRole('button', { name: 'Choose Agency' }).click();
    await expect(page).toHaveURL(/\/auth\/payment$/);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Agency']);
    await expect(page.getByText('$199')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Agency']);
    await page.getByRole('link', { name: 'Choose another plan' }).click();
    await page.getByRole('button', { name: 'Choose Custom' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: 'support@evenway.example' })).toBeVisible();
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(/\/auth\/signup$/);
  });
});
