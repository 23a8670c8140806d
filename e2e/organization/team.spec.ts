import { expectAccessible } from '../../apps/web/tests/support/accessibility.ts';
import { goWithin } from '../../apps/web/tests/support/go-within.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoUser, enter, enterDashboard, fillSignIn, PASSWORD, signIn } from '../support/people.ts';
import { confirmWithPassword } from '../support/second-factor.ts';

test('an admin invites someone, who accepts and becomes a member; then is promoted and removed', async ({
  page,
  people,
  browser,
}) => {
  await enterDashboard(page, await people.verified());
  await page.getByRole('link', { name: 'Team' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Team Management' })).toBeVisible();
  const email = people.newEmail();
  await page.getByRole('button', { name: 'Invite Member' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /^Send/ })).toBeDisabled();
  await expectAccessible(page, 'the invitation dialog', '[role=dialog]');
  await dialog.getByLabel(/Email/).fill(email);
  await dialog.getByRole('button', { name: /^Send/ }).click();
  await expect(dialog.getByText('Invitation sent!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('tab', { name: /Invited/ }).click();
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Pending');
  await page.getByRole('button', { name: `Resend the invitation to ${email}` }).click();
  await expect(page.getByText('Sent!')).toBeVisible();

  const guestContext = await browser.newContext();
  const guest = await guestContext.newPage();
  await expect(async () => {
    await guest.goto((await people.mail(email, /invited/)).links[0] ?? '');
    await expect(guest.getByLabel('First name')).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(guest.getByRole('heading', { level: 1, name: 'Accept Invitation' })).toBeVisible();
  await expect(guest.getByLabel('Email address')).toHaveValue(email);
  await expect(guest.getByLabel('Email address')).not.toBeEditable();
  await guest.getByLabel('First name').fill('Sam');
  await guest.getByLabel('Last name').fill('Roy');
  await guest.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await guest.getByLabel('Confirm password').fill(PASSWORD);
  await guest.getByRole('checkbox', { name: /I agree/ }).check();
  await guest.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(guest).toHaveURL('/auth/login');
  await fillSignIn(guest, { email, password: PASSWORD });
  await expect(guest.getByRole('link', { name: 'Settings' })).toHaveCount(0);

  await page.reload();
  await page.getByRole('tab', { name: /Active/ }).click();
  await page.getByRole('button', { name: 'Change role of Sam Roy' }).click();
  await page.getByRole('button', { name: 'Change to Admin' }).click();
  await expect(page.getByText('The role of Sam Roy is now Admin.')).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('link', { name: 'Settings' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Sam Roy' }).click();
  await page.getByRole('button', { name: 'Remove member' }).click();
  await expect(page.getByText('Sam Roy was removed.')).toBeVisible();
  await guest.reload();
  await expect(guest).toHaveURL('/auth/login');
  const reason = 'An admin removed you from the organization. To come back, ask for a new invitation.';
  await expect(guest.getByText(reason)).toBeVisible();
  await expectAccessible(guest, 'sign-in after a removal');
  // Said again after a reload, in the reader's language, and gone once they sign in as someone else.
  await guest.reload();
  await expect(guest.getByText(reason)).toBeVisible();
  await guest.getByText('Français').click();
  await expect(guest.getByText('Un admin vous a retiré de l’organisation.')).toBeVisible();
  await guestContext.close();
});

test('an ordinary user looks at the team', async ({ page, step }) => {
  await enter(page, demoUser);
  await page.goto('/organization/team');
  await step('an ordinary user sees the team and reads why nothing can be changed, by keyboard too', async () => {
    await expect(page.getByRole('main').getByText('admin@demo.example')).toBeVisible();
    const invite = page.getByRole('button', { name: 'Invite Member' });
    await invite.focus();
    await expect(page.getByRole('tooltip')).toContainText('Only Admins can invite members');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await step('search and role filter narrow the list', async () => {
    await page.getByLabel('Search by name or email').fill('noor');
    await expect(page.getByRole('main').getByText('user@demo.example')).toBeVisible();
    await expect(page.getByRole('main').getByText('admin@demo.example')).toBeHidden();
    await page.getByLabel('Search by name or email').fill('nobody at all');
    await expect(page.getByText('No member matches your search.')).toBeVisible();
  });
});

test('an admin changes what is theirs, and what is the organization’s', async ({ page, people }) => {
  const former = await people.verified();
  const person = { email: people.newEmail(), password: 'Changed77!' };
  await enterDashboard(page, former);
  await test.step('personal information, a new address and a new password', async () => {
    await page.getByRole('link', { name: 'Account' }).click();
    await page.getByLabel('First name').fill('Agnès');
    await page.getByLabel('Email address').fill(person.email);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await confirmWithPassword(page, former.password);
    await expect(page.getByText('Personal information updated successfully!')).toBeVisible();
    const sidebar = page.getByRole('navigation', { name: 'Organization' });
    await expect(sidebar.getByRole('link', { name: `Agnès Moreau (Admin) ${former.email}` })).toBeVisible();
    await people.mail(former.email, /about to change/);
    await page.goto((await people.mail(person.email, /Confirm your new/)).links[0] ?? '');
    await expect(page.getByRole('heading', { level: 1, name: 'Your email address is changed' })).toBeVisible();
    await expect(page).toHaveURL('/organization/user-profile');
    await expect(page.getByLabel('Email address')).toHaveValue(person.email);
    await expect(page.getByLabel('First name')).toHaveValue('Agnès');

    await page.getByLabel('New password', { exact: true }).fill(person.password);
    await page.getByLabel('Confirm new password').fill(person.password);
    await page.getByRole('button', { name: 'Update password' }).click();
    await expect(page.getByText('Current password is required').first()).toBeVisible();
    await page.getByLabel('Current password').fill(former.password);
    await page.getByLabel('New password', { exact: true }).fill(person.password);
    await page.getByLabel('Confirm new password').fill(person.password);
    await page.getByRole('button', { name: 'Update password' }).click();
    await expect(page.getByText('Password updated successfully!')).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await fillSignIn(page, person);
  });

  await test.step('an admin renames the organization, adds a billing contact, chooses the language of emails, and deletes it', async () => {
    await page.getByRole('link', { name: 'Settings' }).click();
    const name = page.getByLabel('Organization name');
    await expect(name).toHaveValue('Moreau & Filles');
    await name.fill('Moreau, Filles & Cie');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByText('Organization name updated successfully!')).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Organization' }).getByText('Moreau, Filles & Cie'),
    ).toBeVisible();
    await expect(page.getByText('Organization name updated successfully!')).toBeHidden();
    const contact = page.getByRole('form', { name: 'Billing contact' });
    await contact.getByLabel('Email address').fill('books@accountant');
    await contact.getByRole('button', { name: 'Save contact' }).click();
    await expect(contact.getByText('Enter an email address, such as billing@example.com.')).toBeVisible();
    const accountant = people.newEmail();
    await contact.getByLabel('Email address').fill(accountant);
    await contact.getByRole('button', { name: 'Save contact' }).click();
    await expect(page.getByText(`Saved. We emailed a link to ${accountant}.`)).toBeVisible();
    const waiting = page.getByText(`Waiting for ${accountant} to confirm`);
    await expect(waiting).toBeVisible();
    await page.goto((await people.mail(accountant, /invoices/)).links[0] ?? '');
    await expect(page.getByRole('heading', { level: 1, name: /invoices of “Moreau, Filles & Cie”/ })).toBeVisible();
    await expectAccessible(page, 'the question to the billing contact');
    await page.getByRole('button', { name: 'Yes, send them to me' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your address is confirmed' })).toBeFocused();
    await goWithin(page, '/organization/settings');
    await expect(name).toHaveValue('Moreau, Filles & Cie');
    await expect(contact.getByLabel('Email address')).toHaveValue(accountant);
    await expect(waiting).toHaveCount(0);

    await page.getByRole('link', { name: 'Account' }).click();
    const mails = page.getByRole('form', { name: 'Language of emails' });
    await mails.getByRole('combobox').selectOption('Français');
    await mails.getByRole('button', { name: 'Save language' }).click();
    await expect(page.getByText('From now on we write to you in this language.')).toBeVisible();

    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    const end = page.getByRole('form', { name: 'Delete this organization' });
    const button = end.getByRole('button', { name: 'Delete organization' });
    await end.getByLabel(/^Type/).fill('Moreau');
    await expect(button).toHaveAccessibleDescription('Type the name of the organization first.');
    await end.getByLabel(/^Type/).fill('Moreau, Filles & Cie');
    await button.click();
    // A session that was left open cannot delete anything.
    const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await proof.getByLabel('Your password').fill(person.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('“Moreau, Filles & Cie” is closed.')).toBeVisible();
    // The focused button is gone: Tab continues from the notice that replaced it.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
    await page.keyboard.press('Enter');
    // Nothing else of the organization is visible until an admin restores it.
    const closed = page.getByRole('heading', { level: 1, name: '“Moreau, Filles & Cie” is closed' });
    await expect(closed).toBeVisible();
    await page.goto('/organization/team');
    await expect(closed).toBeVisible();
    await expectAccessible(page, 'a closed organization');

    // The person's own screens stay open. They delete the account too, and change their mind.
    await page.getByRole('link', { name: 'Account settings' }).click();
    await page.getByRole('link', { name: 'Export or delete' }).click();
    await page.getByLabel(`Type ${person.email} to confirm`).fill(person.email);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText('Your account is closed.')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/auth/login');
    await page.goto((await people.mail(person.email, /compte sera supprimé/)).links[0] ?? '');
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your account is restored' })).toBeFocused();
    await signIn(page, person);
    await expect(closed).toBeVisible();
    await page.getByRole('button', { name: 'Restore organization' }).click();
    await expect(page.getByText(/Your organization is back/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Organization Dashboard' })).toBeVisible();
  });
});
