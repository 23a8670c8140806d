import { expectAccessible } from '../../apps/web/tests/support/accessibility.ts';
import { chooseRadio } from '../../apps/web/tests/support/choose-radio.ts';
import { expect, test } from '../support/fixtures.ts';
import { enter } from '../support/people.ts';
import { newDomain } from '../support/websites.ts';

const SCREEN = '/organization/accessibility/statement';

test('an owner writes a statement, publishes it, and visitors read what was stated and nothing more', async ({
  page,
  people,
  browser,
}) => {
  await enter(page, await people.verified());
  const domain = newDomain();
  const { orgId } = (await (await page.request.get('/api/user/me')).json()) as { orgId: string };
  const prices = await page.request.get('/api/widget/prices');
  const price = ((await prices.json()) as { id: string; name: string }[]).find(({ name }) => name === 'Growth');
  const onboarded = await page.request.post('/api/websites/onboard', {
    headers: { origin: new URL(prices.url()).origin },
    data: { domain, organizationId: orgId, priceId: price?.id },
  });
  expect(onboarded.ok()).toBe(true);

  await page.goto(`${SCREEN}?website=${domain}`);
  await expect(page.getByText('Not published')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Not assessed' })).toBeChecked();
  await page.getByLabel('Email', { exact: false }).first().fill('access@moreau.example');
  await page.getByRole('button', { name: 'Add a limit' }).click();
  await page.getByLabel('What does not work').fill('Our map needs a mouse. <b>Sorry</b>');

  // The EU's model requires an assessment: without one it cannot be published under it.
  await chooseRadio(page.getByRole('radio', { name: 'EU public sector bodies' }));
  await page.getByRole('button', { name: 'Preview and publish' }).click();
  await page.getByRole('button', { name: /^Go to the field: The EU’s model asks for the result/ }).click();
  await expect(page.getByRole('radio', { name: 'Not assessed' })).toBeFocused();
  await expect(page.getByRole('radiogroup', { name: 'Conformance' })).toHaveAccessibleDescription(
    /^The EU’s model asks for the result of an assessment/,
  );
  await chooseRadio(page.getByRole('radio', { name: 'No particular law' }));
  await chooseRadio(page.getByRole('radio', { name: 'Partially conformant' }));

  // Nothing is claimed before it is fully stated.
  await page.getByRole('button', { name: 'Preview and publish' }).click();
  await expect(page.getByText('Say how the website was assessed.')).toBeVisible();
  await expect(page.getByRole('article')).toContainText('has not been assessed against it yet');
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Go to the field: Say how the website was assessed.' }).click();
  await expect(page.getByLabel('How it was assessed')).toBeFocused();
  await page.getByLabel('How it was assessed').selectOption('Self-assessment');
  await page.getByLabel('On which day').fill('2025-10-01');
  await page.getByLabel('By whom').fill('The web team');
  await page.getByLabel('Prepared on').fill('2025-11-02');
  await page.getByLabel('Prepared on').blur();
  await expect(page.getByText(/^Draft saved/)).toBeVisible();

  await test.step('a day in the future is refused at its field', async () => {
    const day = page.getByLabel('On which day');
    const future = new Date(Date.now() + 400 * 86_400_000).toISOString().slice(0, 10);
    await day.fill(future);
    await expect(day).toHaveAccessibleDescription('The day of the assessment is in the future.');
    await page.getByRole('button', { name: 'Preview and publish' }).click();
    await page.getByRole('button', { name: 'Go to the field: The day of the assessment is in the future.' }).click();
    await expect(day).toBeFocused();
    await day.fill('2025-10-01');
    await day.blur();
    await expect(page.getByText(/^Draft saved/)).toBeVisible();
  });

  await test.step('with two tabs, both answers to a draft that was changed elsewhere work at once', async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    const inOther = other.getByLabel('By whom');
    const inThis = page.getByLabel('By whom');
    const type = async (field: typeof inThis, words: string) => {
      await field.fill(words);
      await field.blur();
    };
    await type(inOther, 'The other tab');
    await expect(other.getByText(/^Draft saved/)).toBeVisible();
    await type(inThis, 'This tab');
    await page.getByRole('button', { name: 'Use the other one' }).click();
    await expect(inThis).toHaveValue('The other tab');
    await type(inThis, 'This tab again');
    await expect(page.getByText(/^Draft saved/)).toBeVisible();

    await type(inOther, 'The other tab again');
    const keep = other.getByRole('button', { name: 'Keep mine' });
    await keep.waitFor();
    await test.step('and a server that is away is said', async () => {
      await other.route('**/api/statements/**', (route) => route.abort());
      await keep.click();
      await expect(other.getByRole('status').filter({ hasText: 'Could not load the other draft.' })).toBeVisible();
      await other.unroute('**/api/statements/**');
    });
    await keep.click();
    await expect(other.getByText(/^Draft saved/)).toBeVisible();
    await page.reload();
    await expect(inThis).toHaveValue('The other tab again');
    await type(inThis, 'The web team');
    await expect(page.getByText(/^Draft saved/)).toBeVisible();
    await other.close();
  });

  await page.reload();
  await expect(page.getByLabel('By whom')).toHaveValue('The web team');
  await chooseRadio(page.getByRole('radio', { name: 'Preview' }));
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/^Version 1, since/)).toBeVisible();
  await page.getByRole('switch', { name: 'Link it in the widget' }).check();
  await expect(page.getByRole('switch', { name: 'Let search engines list it' })).toBeDisabled();
  const address = (await page.getByRole('link', { name: /\/statement\/[0-9a-f]{40}/ }).getAttribute('href')) ?? '';

  const context = await browser.newContext({ javaScriptEnabled: true });
  const visitor = await context.newPage();
  const { pathname } = new URL(address);
  await visitor.goto(new URL(pathname, page.url()).href);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`Accessibility statement for ${domain}`);
  await expect(visitor.getByText('is partially conformant with the Web Content')).toBeVisible();
  await expect(
    visitor.getByText('This is the result of a self-assessment by The web team on October 1, 2025.'),
  ).toBeVisible();
  await expect(visitor.getByText('Our map needs a mouse. <b>Sorry</b>')).toBeVisible();
  expect(await visitor.locator('script').count()).toBe(0);
  await expectAccessible(visitor, 'the public page');

  await page.getByRole('button', { name: 'Take offline' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take offline' }).click();
  await expect(page.getByText('The page is offline.', { exact: false })).toBeVisible();
  expect((await visitor.reload())?.status()).toBe(404);
  await context.close();
});
