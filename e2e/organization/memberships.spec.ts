import { createHash } from 'node:crypto';
import { expectAccessible } from '../../apps/web/tests/support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';

test('someone with an account joins a second organization, switches, and never acts on the wrong one', async ({
  page,
  people,
  request,
  baseURL,
}) => {
  const [host, person] = [await people.verified(), await people.verified()];
  const send = (method: 'put' | 'post' | 'delete', path: string, data?: object) =>
    request[method](`/api${path}`, { headers: { origin: baseURL ?? '' }, ...(data && { data }) });
  const password = createHash('sha256').update(host.password).digest('hex');
  expect((await send('post', '/auth/login', { email: host.email, password })).ok()).toBe(true);
  expect((await send('put', '/organization', { name: 'Harbor Books' })).ok()).toBe(true);
  const invited = `email=${encodeURIComponent(person.email)}&role=ORG_USER`;
  expect((await send('post', `/auth/invitations?${invited}`)).ok()).toBe(true);
  const [link = ''] = (await people.mail(person.email, /invited/)).links;

  // Without a session the owner of the address is asked to sign in, and returns.
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in to accept' }).click();
  await page.getByLabel('Email address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Moreau & Filles')).toBeVisible();
  await expectAccessible(page, 'an invitation to someone who has an account');
  await page.getByRole('button', { name: 'Join Harbor Books' }).click();
  await expect(page).toHaveURL('/organization/dashboard');
  const chooser = page.getByRole('button', { name: 'Harbor Books, switch organization' });
  await expect(chooser).toBeVisible();
  await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0);

  // By keyboard to the other one, where the person is an admin.
  const other = await page.context().newPage();
  await other.goto('/organization/user-profile');
  await expect(other.getByLabel('First name')).toHaveValue('Ines');
  await chooser.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Harbor Books (current)' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Moreau & Filles' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You are now in Moreau & Filles.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();

  // The tab that still shows the previous one says so, and follows when its reader agrees.
  await other.getByRole('link', { name: 'Team' }).click();
  const moved = other.getByRole('alertdialog', { name: 'You have switched to Moreau & Filles' });
  await expect(moved).toContainText('This page still shows Harbor Books');
  await moved.getByRole('button', { name: 'Go to Moreau & Filles' }).click();
  await expect(other.getByRole('button', { name: 'Moreau & Filles, switch organization' })).toBeVisible();
  await other.close();

  await page.goto('/organization/overview');
  const row = page.getByRole('row', { name: /Harbor Books/ });
  await expect(row).toContainText('For admins');
  await row.getByRole('button', { name: 'Open Harbor Books' }).click();
  await expect(chooser).toBeVisible();

  // Removed there, the person continues in the remaining organization: a page opened anew says why it shows another.
  const members = (await (await request.get('/api/users')).json()) as { id: string; email: string }[];
  const { id = '' } = members.find(({ email }) => email === person.email) ?? {};
  expect((await send('delete', `/users/${id}`)).ok()).toBe(true);
  const opened = await page.context().newPage();
  await opened.goto('/organization/team');
  const notice = opened.getByText('An admin removed you from Harbor Books. You are now in Moreau & Filles.');
  await expect(notice).toBeVisible();
  await expectAccessible(opened, 'the notice about a removal');
  await opened.reload();
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: 'Team' }).click();
  const removed = page.getByRole('alertdialog', { name: 'You are no longer a member of Harbor Books' });
  await removed.getByRole('button', { name: 'Go to Moreau & Filles' }).click();
  await expect(page.getByRole('button', { name: /switch organization/ })).toHaveCount(0);
  // Both pages said it: who has agreed in one is not told again.
  await expect(page.getByText('An admin removed you')).toHaveCount(0);
  await opened.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toHaveCount(0);
  await expect(opened.getByRole('main')).toBeFocused();
  await opened.close();

  await test.step('an agency creates another organization and is its admin', async () => {
    await page.getByRole('link', { name: 'Account' }).click();
    await page.getByRole('link', { name: 'See all organizations' }).click();
    await page.getByRole('button', { name: 'Create another organization' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Organization Name').fill('Moreau & Filles');
    await dialog.getByRole('button', { name: 'Create organization' }).click();
    await expect(dialog.getByText('You already have an organization with this name.')).toBeVisible();
    await dialog.getByLabel('Organization Name').fill('Client Two');
    await dialog.getByRole('button', { name: 'Create organization' }).click();
    await expect(page).toHaveURL('/organization/dashboard');
    await expect(page.getByRole('button', { name: 'Client Two, switch organization' })).toBeVisible();
  });
});
