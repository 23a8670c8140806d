import { describe, it } from 'vitest';
import { expect } from '../support/open-page.ts';
import { stageOpener } from './open-stage.ts';

const open = stageOpener();

describe('a dialog', () => {
  it('takes focus, keeps it inside, and returns it on Escape', async () => {
    const page = await open('DialogSample');
    const opener = page.getByRole('button', { name: 'Rename' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Rename the site' });
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
    // Field, done, close: the fourth press returns to the field.
    for (let presses = 0; presses < 3; presses++) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  it('closes by Escape, by its button and by a press beside it', async () => {
    const page = await open('DialogSample');
    const dialog = page.getByRole('dialog');
    const ways: readonly (() => Promise<void>)[] = [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(5, 5),
    ];
    for (const close of ways) {
      await page.getByRole('button', { name: 'Rename' }).click();
      await expect(dialog).toBeVisible();
      await close();
      await expect(dialog).toHaveCount(0);
    }
  });

  it('comes in five widths, from sm to xl, and none is wider than a phone', async () => {
    const page = await open('DialogSizes');
    const dialog = page.getByRole('dialog');
    const widthOf = async (size: string) => {
      await page.getByRole('button', { name: size, exact: true }).click();
      const width = (await dialog.boundingBox())?.width ?? 0;
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      return Math.round(
        width / parseFloat(await page.locator('html').evaluate((html) => getComputedStyle(html).fontSize)),
      );
    };
    const sizes = ['sm', 'md', 'default', 'lg', 'xl'];
    await page.setViewportSize({ width: 1440, height: 900 });
    const widths: number[] = [];
    for (const size of sizes) widths.push(await widthOf(size));
    expect(widths).toEqual([32, 36, 42, 56, 72]);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const size of sizes) expect(await widthOf(size), size).toBe(20);
  });

  it('hides the page behind it from assistive technology', async () => {
    const page = await open('DialogSample');
    await page.getByRole('button', { name: 'Rename' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('#root')).toHaveJSProperty('inert', true);
    await page.keyboard.press('Escape');
    await expect(page.locator('#root')).toHaveJSProperty('inert', false);
  });

  it('stays when it may not be dismissed, and has no close button', async () => {
    const page = await open('LockedDialog');
    await page.getByRole('button', { name: 'Rename' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toHaveCount(0);
  });
});

describe('a menu', () => {
  it('opens by arrow key on its first item, passes over what is disabled, and comes round', async () => {
    const page = await open('MenuSample');
    await page.getByRole('button', { name: 'Actions' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Open' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Open' })).toBeFocused();
  });

  it('does what was chosen, and returns focus to its button', async () => {
    const page = await open('MenuSample');
    const button = page.getByRole('button', { name: 'Actions' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Open' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status', { name: 'Chosen' })).toHaveText('Delete');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  it('closes on Escape without doing anything', async () => {
    const page = await open('MenuSample');
    const button = page.getByRole('button', { name: 'Actions' });
    await button.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(page.getByRole('status', { name: 'Chosen' })).toHaveText('nothing');
  });
});

describe('the sidebar', () => {
  it('keeps focus on its toggle, which says what it does next', async () => {
    const page = await open('SidebarSample');
    await page.getByRole('button', { name: 'Collapse sidebar' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeFocused();
  });
});
