import { it } from 'vitest';
import { ADMIN, answerCalls, aWebsite } from '../support/answer-calls.ts';
import { chooseRadio } from '../support/choose-radio.ts';
import { applicationOpener } from '../support/open-application.ts';
import { expect } from '../support/open-page.ts';
import { sampleChecks } from '../support/samples/checks.ts';
import { sampleList, sampleMessages } from '../support/samples/messages.ts';

const open = applicationOpener();
const WEBSITE = 'maplestreetbakery.example';
const website = aWebsite({ id: WEBSITE, domain: WEBSITE });

it('an admin keeps their place and their words in the inbox, links a finding and deletes a message, by keyboard', async () => {
  const sent: unknown[] = [];
  const samples = sampleMessages(WEBSITE);
  const opened = samples['GET /messages/m-2'];
  let findingId: string | null = null;
  const page = await open(`/organization/accessibility/messages?website=${WEBSITE}`, ADMIN, {
    'GET /websites': [website],
    ...samples,
    ...sampleChecks,
    'GET /messages/m-2': (route) => route.fulfill({ json: { ...opened, findingId } }),
    'PUT /messages/m-2': (route, request) => {
      const body = request.postDataJSON() as { findingId: string | null };
      sent.push(body);
      findingId = body.findingId;
      return route.fulfill({ json: { ...opened, findingId, version: opened.version + sent.length } });
    },
    'DELETE /messages/m-2': { message: 'The message is deleted.' },
  });
  await chooseRadio(page.getByRole('radio', { name: /^Answered/ }));
  await expect(page).toHaveURL(/status=answered/);

  // Open, back, and the position is kept: filter and focus.
  const line = page.getByRole('link', { name: 'Look at the allergens' });
  await line.press('Enter');
  await expect(page.getByRole('heading', { name: /^Message from/ })).toBeFocused();
  await page.goBack();
  await expect(line).toBeFocused();
  await expect(page.getByRole('radio', { name: /^Answered/ })).toBeChecked();
  await line.press('Enter');

  // A half-written answer survives a failed call and a reload.
  const answer = page.getByRole('textbox', { name: 'Your answer' });
  await answer.fill('We are on it.');
  await page.getByRole('button', { name: 'Send the answer' }).press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.reload();
  await expect(answer).toHaveValue('We are on it.');

  // The finding it is about.
  await expect(page.getByText('No finding is linked.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Finding' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Link this finding' }).press('Enter');
  await expect(page.getByRole('status').getByText('The finding is linked.')).toBeVisible();
  expect(sent).toEqual([{ version: opened.version, findingId: 'f-1' }]);
  const finding = page.getByRole('region', { name: 'Finding of a check' }).getByRole('link');
  await finding.press('Enter');
  await expect(page).toHaveURL(/accessibility\?website=.*&finding=f-1/);
  await expect(page.locator('summary:focus')).toBeVisible();
  await expect(page.getByRole('link', { name: '2 messages from visitors' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Remove the link' }).press('Enter');
  await expect(page.getByText('No finding is linked.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Finding' })).toBeFocused();

  // The next message takes the focus, and the result is announced.
  await page.getByRole('link', { name: 'All messages' }).press('Enter');
  await expect(line).toBeFocused();
  await line.press('Enter');
  await page.getByRole('button', { name: 'Delete the message' }).press('Enter');
  await answerCalls(page, {
    [`GET /website-messages/${WEBSITE}`]: {
      messages: sampleList.filter(({ id }) => id !== 'm-2'),
      hasMore: false,
      counts: { new: 1, answered: 0, mended: 1 },
    },
  });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByRole('status').getByText('The message has been deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Read the opening hours' })).toBeFocused();
});
