import { chooseRadio } from '../../apps/web/tests/support/choose-radio.ts';
import { goWithin } from '../../apps/web/tests/support/go-within.ts';
import { isFull } from '../../scripts/lib/testing/depth.ts';
import { expect, test } from '../support/fixtures.ts';
import { PASSWORD } from '../support/people.ts';

test('someone signs up, reads the mail, signs in and stands on an empty dashboard', async ({ page, people }) => {
  const email = people.newEmail();
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeHidden();
  await chooseRadio(page.locator('#pricing').getByRole('radio', { name: 'Monthly' }));
  await expect(page.locator('#pricing')).toContainText('$50');
  await page.locator('#pricing a[href^="/auth/signup?plan=growth"]').click();
  await expect(page).toHaveURL('/auth/signup?plan=growth&period=monthly');
  await expect(page.getByText('You chose Growth, billed monthly.')).toBeVisible();
  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel('Last name').fill('Moreau');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByLabel('Organization name').fill('Moreau & Filles');
  await page.getByRole('checkbox', { name: /I agree to the/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/auth/verify-pending');
  await expect(page.getByText(email)).toBeVisible();

  const mail = await people.mail(email, /Verify your email address/);
  await page.goto(mail.links[0] ?? '');
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText('Your email address has been verified. You can sign in now.')).toBeVisible();

  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/organization/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Organization Dashboard' })).toBeVisible();
  await expect(page.getByText('Manage your websites')).toBeVisible();
  await expect(page.getByText('No active websites found.')).toBeVisible();
  await page.getByRole('tab', { name: /Cancelled/ }).click();
  await expect(page.getByText('No cancelled websites found.')).toBeVisible();
  await page.getByRole('tab', { name: /All/ }).click();
  await expect(
    page.getByText('No websites found. Use the Onboard website button to add your first website.'),
  ).toBeVisible();

  // What was chosen before signing up is preselected for the first website.
  await page.getByRole('button', { name: 'Onboard website' }).first().click();
  await page.getByLabel('Website URL').fill('moreau.example');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('radio', { name: 'Monthly', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Growth/ })).toBeChecked();
  await expect(page.getByText('7-day free trial').first()).toBeVisible();
  await page.getByRole('radio', { name: /^Scale/ }).check();
  await page.getByRole('button', { name: 'Talk To Us' }).click();
  await expect(page.frameLocator('dialog iframe').getByRole('heading', { name: 'Book 30 minutes' })).toBeVisible();

  // The public site leads someone who is signed in on instead of asking them to sign up, until they sign out.
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to dashboard' })).toHaveCount(2);
  await expect(page.getByRole('link', { name: /Start free trial|Sign Up/ })).toHaveCount(0);
  await page.locator('#pricing').getByRole('link', { name: 'Choose Starter' }).click();
  await page.getByLabel('Website URL').fill('moreau.example');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/organization/dashboard');
  await expect(page.getByRole('radio', { name: /^Yearly/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /Starter/ })).toBeChecked();
  // An open onboarding would come back with the dashboard.
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/fr');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Connexion' })).toBeHidden();
  await expect(header.getByRole('link', { name: 'S’inscrire' })).toBeHidden();
  await header.getByRole('link', { name: 'Tableau de bord' }).click();
  await expect(page).toHaveURL('/organization/dashboard');
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL('/auth/login');
  await page.goto('/');
  await expect(header.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Dashboard' })).toBeHidden();
});

// Each control is walked to elsewhere too: `booking`, `api-keys-and-webhooks`, `website-transfer`.
test('the same journey works with the keyboard alone', async ({ page, people }) => {
  test.skip(!isFull, 'in a full run');
  const email = people.newEmail();
  await page.goto('/auth/signup');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };
  await type('First name', 'Ines');
  await type('Last name', 'Moreau');
  await type('Email address', email);
  await type('Password', PASSWORD);
  await type('Confirm password', PASSWORD);
  await type('Organization name', 'Moreau & Filles');
  await tabTo(page, page.getByRole('checkbox', { name: /I agree to the/ }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Create account' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused();

  await page.goto((await people.mail(email, /Verify/)).links[0] ?? '');
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Organization Dashboard' })).toBeFocused();
  await tabTo(page, page.getByRole('tab', { name: /Active/ }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('No cancelled websites found.')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Logout' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth/login');
});

test('someone makes mistakes on the way to an account', async ({ page, people }) => {
  const email = people.newEmail();
  await test.step('mistakes are named next to the field and summed up, and nothing typed is lost', async () => {
    await page.goto('/auth/signup');
    await page.getByLabel('First name').fill('Ines');
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByLabel('Confirm password').fill('other');
    await page.getByRole('button', { name: 'Create account' }).click();
    for (const message of [
      'Passwords do not match',
      'Password must be at least 8 characters',
      'Organization name is required',
      'You must agree to the Terms of Service and Privacy Policy',
    ]) {
      await expect(page.getByText(message, { exact: true }).first()).toBeVisible();
    }
    await expect(page.getByLabel('First name')).toHaveValue('Ines');
    await page.getByLabel('Password', { exact: true }).fill('longenough');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Password must contain letters, digits, and special symbols').first()).toBeVisible();
  });

  await test.step('a double click on the submit button makes one account', async () => {
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/signup')) requests += 1;
    });
    await page.getByLabel('First name').fill('Ines');
    await page.getByLabel('Last name').fill('Moreau');
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByLabel('Organization name').fill('Moreau');
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await page.getByRole('button', { name: 'Create account' }).dblclick();
    await expect(page).toHaveURL('/auth/verify-pending');
    expect(requests).toBe(1);
  });

  await test.step('an unverified person is told at sign-in and can ask for the mail again', async () => {
    const first = await people.mail(email, /Verify/);
    await goWithin(page, '/auth/login');
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Please verify your email address before signing in.')).toBeVisible();
    await page.getByRole('button', { name: 'Send a new verification email' }).click();
    await expect(page.getByText(/Verification email sent/)).toBeVisible();
    await expect(async () => {
      expect((await people.mail(email, /Verify/)).links[0]).not.toBe(first.links[0]);
    }).toPass();
    await page.goto(first.links[0] ?? '');
    await expect(page.getByText(/This link is not valid any more/)).toBeVisible();
  });

  await test.step('links without a token say so at once', async () => {
    await goWithin(page, '/auth/login');
    await goWithin(page, '/auth/verify');
    await expect(page.getByText('Verification token is missing')).toBeVisible();
    await goWithin(page, '/auth/reset-password');
    await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
    await expect(page.getByText('Password reset token is missing')).toBeVisible();
    await goWithin(page, '/auth/signup/accept-invite');
    await expect(page.getByText('No invitation token found. Please use the invitation link.')).toBeVisible();
  });
});

/** Presses Tab until the element has the focus, as someone without a mouse would. */
async function tabTo(page: import('@playwright/test').Page, target: import('@playwright/test').Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard never reached it');
}
