import type { FrameLocator, Page } from '@playwright/test';
import { expectAccessible } from '../../apps/web/tests/support/accessibility.ts';
import { chooseRadio } from '../../apps/web/tests/support/choose-radio.ts';
import { expect, test } from '../support/fixtures.ts';
import { enter } from '../support/people.ts';
import { newDomain, subscribeWebsite } from '../support/websites.ts';
import { withoutPreview } from '../support/without-preview.ts';

const SCREEN = '/organization/widget';
const SETTINGS = '**/api/widget-configs/*';
const RESET = `${SETTINGS}/reset`;

/** Gives the signed-in admin a live website, and opens the settings of its widget. */
async function openSettings(page: Page, domain: string): Promise<void> {
  await subscribeWebsite(page, domain);
  await page.goto(`${SCREEN}?website=${domain}&area=appearance`);
  await expect(page.getByRole('combobox', { name: 'Website', exact: true })).toHaveValue(/.+/);
}

/** The widget's shadow root is closed; the test opens it. */
const openShadowRoots = (page: Page) =>
  page.addInitScript(() => {
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (init) {
      return attach.call(this, { ...init, mode: 'open' });
    };
  });

const preview = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="The widget on a sample page"]:not([aria-hidden])');
const widgetButton = (page: Page) => preview(page).locator('evenway-widget button').first();
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });

test('an admin sets a widget up: previews, colors, mistakes and what fails', async ({ page, step, people }) => {
  await openShadowRoots(page);
  await enter(page, await people.verified());
  await openSettings(page, newDomain());

  await step(
    'settings are previewed in the real widget before they are saved, stay after a reload, and can be reset',
    async () => {
      await expect(widgetButton(page)).toHaveCSS('background-color', 'rgb(30, 78, 216)');
      const middle = async () => {
        const [frame, button] = await Promise.all([
          page.locator('iframe:not([aria-hidden])').boundingBox(),
          widgetButton(page).boundingBox(),
        ]);
        return frame && button ? (button.x - frame.x) / frame.width : Number.NaN;
      };
      await expect.poll(middle).toBeGreaterThan(0.5);

      await chooseRadio(page.getByRole('radio', { name: 'Left' }));
      await page.getByLabel('Main color', { exact: true }).fill('0b5a34');
      await expect(widgetButton(page)).toHaveCSS('background-color', 'rgb(11, 90, 52)');
      await expect.poll(middle).toBeLessThan(0.5);
      await page.getByRole('checkbox', { name: 'Mute sounds' }).uncheck();
      await expect(page.getByText('Unsaved changes')).toBeVisible();

      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/api/widget-configs/')) sent.push(request.url());
      });
      await save(page).dblclick();
      await expect(page.getByText('Your changes are saved.')).toBeVisible();
      expect(sent).toHaveLength(1);

      await page.reload();
      await expect(page.getByRole('radio', { name: 'Left' })).toBeChecked();
      await expect(page.getByLabel('Main color', { exact: true })).toHaveValue('#0b5a34');
      await expect(page.getByRole('checkbox', { name: 'Mute sounds' })).not.toBeChecked();

      await page.getByRole('button', { name: 'Reset', exact: true }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: 'Keep settings' }).click();
      await expect(page.getByRole('radio', { name: 'Left' })).toBeChecked();
      await page.getByRole('button', { name: 'Reset', exact: true }).click();
      await dialog.getByRole('button', { name: 'Reset settings' }).click();
      await expect(page.getByText('Configuration reset successfully!')).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Right' })).toBeChecked();
      await expect(page.getByLabel('Main color', { exact: true })).toHaveValue('#1E4ED8');
      await expect(page.getByRole('checkbox', { name: 'Mute sounds' })).toBeChecked();
    },
  );

  await step('the preview shows a phone too, and how a button of the page opens the widget', async () => {
    await chooseRadio(page.getByRole('radio', { name: 'Phone' }));
    await expect(widgetButton(page)).toBeVisible();
    await expect(preview(page).locator('html')).toHaveJSProperty('clientWidth', 375);
    await page.getByRole('checkbox', { name: /Hide the button on phones/ }).check();
    await expect(widgetButton(page)).toBeHidden();
    await chooseRadio(page.getByRole('radio', { name: 'Desktop' }));
    await expect(widgetButton(page)).toBeVisible();

    await page.getByRole('checkbox', { name: /only from my own button/ }).check();
    await expect(page.getByRole('figure', { name: /opens the widget/ })).toContainText('data-evenway-open');
    await expect(widgetButton(page)).toBeHidden();
    await preview(page).locator('body:has([data-evenway-open]) ~ evenway-widget').waitFor({ state: 'attached' });
    await preview(page).getByRole('button', { name: 'Accessibility', exact: true }).press('Enter');
    const panel = preview(page).getByRole('dialog', { name: 'Accessibility settings' });
    await expect(panel.getByRole('heading', { name: 'Ready-made settings' })).toBeVisible();

    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByRole('checkbox', { name: /only from my own button/ })).not.toBeChecked();
    await expect(save(page)).toBeFocused();
  });

  await step('a light color is kept and its readable shade shown; bad input is refused beside its field', async () => {
    await withoutPreview(page);
    const color = page.getByLabel('Text color', { exact: true });
    await color.fill('#999999');
    await expect(page.getByText(/its text uses #[0-9a-f]{6}, the nearest readable shade/)).toBeVisible();
    await save(page).click();
    await expect(page.getByText('Unsaved changes')).toHaveCount(0);
    await page.reload();
    await expect(color).toHaveValue('#999999');

    await page.getByLabel('Size of the button', { exact: true }).fill('50');
    await page.getByLabel('Accessibility statement').fill('not an address');
    await save(page).click();
    const summary = page.getByRole('region', { name: 'These settings cannot be saved yet' });
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: /Size of the button: Enter a whole number from 44 to 48/ }).click();
    await expect(page.getByLabel('Size of the button', { exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Decrease: Size of the button' }).click();
    await page.getByLabel('Accessibility statement').fill('example.com/accessibility');
    await save(page).click();
    await expect(page.getByText('Your changes are saved.')).toBeVisible();
    await expect(page.getByLabel('Accessibility statement')).toHaveValue('https://example.com/accessibility');
  });

  await step('a failed save or reset keeps what was set and says why; at least one function stays', async () => {
    await chooseRadio(page.getByRole('radio', { name: 'Left' }));
    await page.route(SETTINGS, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    );
    await save(page).click();
    await expect(page.getByText('Failed to save configuration')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Left' })).toBeChecked();
    await page.unroute(SETTINGS);
    await save(page).click();
    await expect(page.getByText('Your changes are saved.')).toBeVisible();

    await page.route(RESET, (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reset settings' }).click();
    await expect(page.getByText('Failed to reset configuration').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('radio', { name: 'Left' })).toBeChecked();
    await page.unroute(RESET);

    const functions = page.getByRole('group', { name: 'Functions that visitors can use' }).getByRole('checkbox');
    await expect(functions.first()).toBeChecked();
    // All at once: pressing more than thirty takes as long as the rest of the step.
    await functions.evaluateAll((boxes) => {
      for (const box of boxes as HTMLInputElement[]) if (box.checked) box.click();
    });
    await save(page).click();
    await expect(page.getByText('Leave at least one function switched on')).toBeVisible();
    await expect(functions.first()).toBeFocused();
  });
});

test('an admin is not alone with the settings, and leaves them', async ({ page, step, people }) => {
  await withoutPreview(page);
  await enter(page, await people.verified());
  await step('without a live website the screen says what to do', async () => {
    await page.goto(SCREEN);
    await expect(page.getByRole('heading', { name: 'No live website yet' })).toBeVisible();
    await expectAccessible(page, 'the screen without a website');
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page).toHaveURL('/organization/dashboard');
  });

  const domain = newDomain();
  await openSettings(page, domain);
  await step('what someone else saved meanwhile is shown before it is overwritten', async () => {
    const websites = await page.request.get('/api/websites');
    const { id } =
      ((await websites.json()) as { id: string; domain: string }[]).find((one) => one.domain === domain) ?? {};
    const saveElsewhere = (config: object) =>
      page.request.post(`/api/widget-configs/${id}`, {
        headers: { origin: new URL(websites.url()).origin },
        data: { config },
      });
    const size = page.getByRole('textbox', { name: 'Size of the button' });
    const dialog = page.getByRole('alertdialog', { name: 'These settings were changed while you were editing' });

    await size.fill('44');
    await chooseRadio(page.getByRole('radio', { name: 'Left' }));
    await saveElsewhere({ size: 46, icon: 'text' });
    await save(page).click();
    await expect(dialog.getByRole('region', { name: 'Size of the button' })).toContainText('44 pixels');
    await expect(dialog).toContainText('46 pixels');
    await expect(dialog.getByRole('region')).toHaveCount(1);
    await expect(dialog).toContainText(
      /Last saved by you, in another window or on another device, on .*\d:\d\d [AP]M\./,
    );
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(size).toHaveValue('44');
    await save(page).click();
    await dialog.getByRole('button', { name: 'Save mine' }).click();
    await expect(page.getByText('Your changes are saved.')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Letters' })).toBeChecked();

    await size.fill('45');
    await chooseRadio(page.getByRole('radio', { name: 'Right' }));
    await saveElsewhere({ size: 47 });
    await save(page).click();
    await dialog.getByRole('button', { name: 'Keep saved' }).click();
    await expect(size).toHaveValue('47');
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await save(page).click();
    await expect(page.getByText('Your changes are saved.')).toBeVisible();
    const stored = (await (await page.request.get(`/api/widget-configs/${id}`)).json()) as { config: object };
    expect(stored.config).toMatchObject({ size: 47, position: 'RIGHT', icon: 'text' });

    await saveElsewhere({ size: 46 });
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Reset the widget of this website?' });
    await question.getByRole('button', { name: 'Reset settings' }).click();
    await expect(question.getByRole('alert')).toContainText('46 pixels');
    await expect(question.getByRole('region')).toHaveCount(1);
    await question.getByRole('button', { name: 'Reset settings' }).click();
    await expect(page.getByText('Configuration reset successfully!')).toBeVisible();
    await expect(question).toHaveCount(0);
    await expect(size).toHaveValue('48');
  });

  await step('leaving with unsaved changes asks first, on the way to another area it does not', async () => {
    const second = newDomain();
    await subscribeWebsite(page, second);
    await page.goto(`${SCREEN}?website=${domain}&area=appearance`);
    await chooseRadio(page.getByRole('radio', { name: 'Left' }));

    await page.getByRole('tab', { name: 'Usage' }).click();
    await page.getByRole('tab', { name: 'Appearance' }).click();
    await expect(page.getByRole('radio', { name: 'Left' })).toBeChecked();

    const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await page.getByRole('link', { name: 'Team' }).click();
    await dialog.getByRole('button', { name: 'Stay here' }).click();
    await expect(page).toHaveURL(/organization\/widget/);
    await expect(page.getByRole('radio', { name: 'Left' })).toBeChecked();

    await page.getByRole('button', { name: 'Logout' }).click();
    await dialog.getByRole('button', { name: 'Stay here' }).click();
    await expect(page).toHaveURL(/organization\/widget/);
    await expect(page.getByRole('radio', { name: 'Left' })).toBeChecked();

    const websites = page.getByRole('combobox', { name: 'Website', exact: true });
    await websites.selectOption({ label: second });
    await expect(dialog).toBeVisible();
    await expect(websites.locator('option:checked')).toHaveText(domain);
    await dialog.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(
      ({ searchParams }) => searchParams.get('website') === second && searchParams.get('area') === 'appearance',
    );
    await expect(page.getByRole('radio', { name: 'Right' })).toBeChecked();

    await chooseRadio(page.getByRole('radio', { name: 'Left' }));
    const [leaving] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })]);
    expect(leaving.type()).toBe('beforeunload');
    await leaving.dismiss();
  });

  await test.step('a logout with unsaved changes happens once they are given up', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(/auth\/login/);
    await expect(page.getByRole('alertdialog')).toBeHidden();
  });
});
