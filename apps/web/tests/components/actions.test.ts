import { describe, it } from 'vitest';
import { expect } from '../support/open-page.ts';
import { stageOpener } from './open-stage.ts';

const open = stageOpener();

describe('a busy button', () => {
  it('keeps focus, says that it works, and cannot be pressed again', async () => {
    const page = await open('BusyButton');
    const presses = page.getByRole('status', { name: 'Presses' });
    const save = page.getByRole('button', { name: 'Save' });
    await save.focus();
    await page.keyboard.press('Enter');
    const saving = page.getByRole('button', { name: 'Saving' });
    await expect(saving).toBeFocused();
    await expect(saving).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('status').filter({ hasText: 'Saving' })).toHaveCount(1);
    await page.keyboard.press('Enter');
    await page.keyboard.press(' ');
    await expect(presses).toHaveText('1');
  });

  it('keeps Enter in a field from submitting again, and works after its work is done', async () => {
    const page = await open('BusyButton');
    const presses = page.getByRole('status', { name: 'Presses' });
    const field = page.getByRole('textbox', { name: 'Name' });
    await field.press('Enter');
    await expect(presses).toHaveText('1');
    await field.press('Enter');
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(presses).toHaveText('1');
    await field.press('Enter');
    await expect(presses).toHaveText('2');
  });
});

describe('a button that cannot be used', () => {
  it('is reached by Tab, names the reason, shows it, and does nothing', async () => {
    const page = await open('ButtonWithReason');
    await page.keyboard.press('Tab');
    const button = page.getByRole('button', { name: 'Delete' });
    await expect(button).toBeFocused();
    await expect(button).toHaveAccessibleDescription('Only an admin can do this.');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tooltip')).toHaveText('Only an admin can do this.');
    await expect(page.getByRole('status', { name: 'Presses' })).toHaveText('0');
  });

  it('works without a reason, as the same element', async () => {
    const page = await open('ButtonWithReason');
    const button = await page.getByRole('button', { name: 'Delete' }).elementHandle();
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect(page.getByRole('button', { name: 'Delete' })).not.toHaveAttribute('aria-disabled');
    await button?.click();
    await expect(page.getByRole('status', { name: 'Presses' })).toHaveText('1');
  });
});
