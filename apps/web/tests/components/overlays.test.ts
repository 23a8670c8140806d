import { describe, it } from 'vitest';
import { expect, stageOpener } from './open-stage.ts';

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
