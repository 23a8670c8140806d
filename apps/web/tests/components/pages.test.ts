import { describe, it } from 'vitest';
import { expect } from '../support/open-page.ts';
import { stageOpener } from './open-stage.ts';

const open = stageOpener();

describe('tabs', () => {
  it('are one tab stop; arrow keys, Home and End select and move focus', async () => {
    const page = await open('TabsSample');
    const panel = page.getByRole('tabpanel');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab', { name: 'first' })).toBeFocused();
    for (const [key, id] of [
      ['ArrowRight', 'second'],
      ['End', 'third'],
      ['ArrowRight', 'first'],
      ['ArrowLeft', 'third'],
      ['Home', 'first'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('tab', { name: id })).toBeFocused();
      await expect(page.getByRole('tab', { selected: true })).toHaveText(id);
      await expect(panel).toHaveText(`The ${id} panel`);
      await expect(panel).toHaveAccessibleName(id);
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0);
  });

  it('take the focus of a control that has gone with its row', async () => {
    const page = await open('VanishingRow');
    await page.getByRole('button', { name: 'Remove' }).press('Enter');
    await expect(page.getByText('None')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'All' })).toBeFocused();
  });

  it('are all in sight where there is little room', async () => {
    const page = await open('TabsSample');
    await page.setViewportSize({ width: 130, height: 400 });
    for (const tab of await page.getByRole('tab').all()) {
      const box = await tab.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(130);
    }
  });
});

describe('a chart', () => {
  it('reads out one column, and another one by arrow keys', async () => {
    const page = await open('ChartSample');
    const chart = page.getByRole('slider', { name: 'Visits' });
    await expect(page.getByText('March (so far)')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(chart).toBeFocused();
    await page.keyboard.press('Home');
    await expect(chart).toHaveAttribute('aria-valuetext', 'January: 1,200');
    await expect(page.getByText('1,200')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(chart).toHaveAttribute('aria-valuetext', 'February: 0');
  });
});

describe('a notice', () => {
  it('is read from a live region that was there before it', async () => {
    const page = await open('Toasts');
    const region = page.getByRole('region', { name: 'Notifications' }).getByRole('status');
    await expect(region).toBeEmpty();
    const before = await region.elementHandle();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(region).toContainText('Success: Saved.');
    expect(await region.evaluate((now, then) => now === then, before)).toBe(true);
  });

  it('replaces the same words, and goes when dismissed', async () => {
    const page = await open('Toasts');
    const save = page.getByRole('button', { name: 'Save' });
    await save.click();
    await save.click();
    await expect(page.getByText('Saved.')).toHaveCount(1);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText('Saved.')).toHaveCount(0);
  });
});

describe('a table', () => {
  it('is sorted from its header, which says how', async () => {
    const page = await open('SortedTable');
    const header = page.getByRole('columnheader', { name: 'Name' });
    const names = page.getByRole('rowheader');
    await expect(names).toHaveText(['Oslo', 'Bern', 'Rome']);
    await expect(header).not.toHaveAttribute('aria-sort');
    await header.getByRole('button').press('Enter');
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(names).toHaveText(['Bern', 'Oslo', 'Rome']);
    await header.getByRole('button').press('Enter');
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(names).toHaveText(['Rome', 'Oslo', 'Bern']);
    await expect(header.getByRole('button')).toBeFocused();
  });

  it('has no button where a column cannot be sorted', async () => {
    const page = await open('SortedTable');
    await expect(page.getByRole('columnheader', { name: 'Letters' }).getByRole('button')).toHaveCount(0);
  });
});

describe('a disclosure', () => {
  it('opens by key, and shows its own mark instead of the triangle of the browser', async () => {
    const page = await open('DisclosureSample');
    const title = page.locator('summary');
    await expect(page.getByText('The rest')).toBeHidden();
    await title.press('Enter');
    await expect(page.getByText('The rest')).toBeVisible();
    // The triangle is the marker of a list item.
    expect(await title.evaluate((summary) => getComputedStyle(summary).display)).not.toBe('list-item');
    await expect(title.locator('svg')).toHaveCount(1);
  });
});
