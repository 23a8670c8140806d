import { describe, it } from 'vitest';
import { expect } from '../support/open-page.ts';
import { stageOpener } from './open-stage.ts';

const open = stageOpener();

describe('a field', () => {
  it('is tied to its label, help and error', async () => {
    const page = await open('FieldWithProblem');
    const field = page.getByRole('textbox', { name: 'Domain' });
    await expect(field).toHaveAccessibleDescription('Without https. Enter a domain.');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAttribute('aria-required', 'true');
    await page.getByText('Domain', { exact: true }).click();
    await expect(field).toBeFocused();
  });

  it('lets go of the error once it is gone', async () => {
    const page = await open('FieldWithProblem');
    const field = page.getByRole('textbox', { name: 'Domain' });
    await field.fill('example.com');
    await expect(field).toHaveAccessibleDescription('Without https.');
    await expect(field).not.toHaveAttribute('aria-invalid');
  });

  it('says in its name that it is optional', async () => {
    const page = await open('FieldWithProblem');
    const field = page.getByRole('textbox', { name: 'Note (optional)' });
    await expect(field).not.toHaveAttribute('aria-required');
  });
});

describe('a form with problems', () => {
  it('moves focus to the summary of several, and from there to the field', async () => {
    const page = await open('FormWithProblems');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('region', { name: 'Please check' })).toBeFocused();
    await page.getByRole('link', { name: 'Enter a city.' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'City' })).toBeFocused();
  });

  it('moves focus to the field when there is only one', async () => {
    const page = await open('FormWithProblems');
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('textbox', { name: 'City' })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Please check' })).toHaveCount(0);
  });

  it('leaves focus alone while problems are fixed', async () => {
    const page = await open('FormWithProblems');
    await page.getByRole('button', { name: 'Send' }).click();
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.pressSequentially('Ada');
    await expect(name).toHaveValue('Ada');
    await expect(name).toBeFocused();
  });
});

describe('a segmented control', () => {
  it('is one tab stop in a named group, and arrow keys choose', async () => {
    const page = await open('PeriodChoice');
    await expect(page.getByRole('group', { name: 'Period' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
    await expect(page.getByRole('status', { name: 'Chosen' })).toHaveText('year');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'Yearly' })).not.toBeFocused();
    await expect(page.getByRole('radio', { name: 'Monthly' })).not.toBeFocused();
  });
});
