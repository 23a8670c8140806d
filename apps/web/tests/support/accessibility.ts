import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: { run(context: string, options: RunOptions): Promise<AxeResults>; configure(spec: object): void };
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Takes as long as all other rules together. */
const colorRule = 'color-contrast';
/** What other texts or a narrow window can break if the markup is the same: names, and target sizes. */
const nameRules = [
  ...[
    'button-name',
    'link-name',
    'label',
    'select-name',
    'input-button-name',
    'image-alt',
    'frame-title',
    'summary-name',
  ],
  ...['aria-command-name', 'aria-dialog-name', 'aria-input-field-name', 'aria-toggle-field-name', 'landmark-unique'],
  ...['document-title', 'html-has-lang', 'empty-heading', 'page-has-heading-one', 'target-size'],
];

/**
 * What axe reports. Only violations are described and leave the page: reporting passes takes as long as finding them.
 */
async function runAxe(page: Page, within: string, options: RunOptions): Promise<string[]> {
  // The page's own content policy would refuse an inserted script; evaluating one is not subject to it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  // What was just asked for, such as a dialog, may still be on its way.
  await page.locator(within).first().waitFor({ state: 'attached' });
  return page.evaluate(
    async ([context, rules]) => {
      // Colors in transition are not what anyone reads. Endless animations are checked as they are.
      const isEnding = ({ effect, playState }: Animation) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
      await Promise.allSettled(
        document
          .getAnimations()
          .filter(isEnding)
          .map(({ finished }) => finished),
      );
      // Elements are identified by position; serializing each one takes a sixth of the time.
      window.axe.configure({ noHtml: true });
      // It would wait half a second for an answer from each frame, where it is not loaded.
      const { violations } = await window.axe.run(context, { ...rules, iframes: false, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    },
    [within, options] as const,
  );
}

/**
 * No axe violation on the page as it is now, and no horizontal scrolling. `colors`: whether they are checked too; with a
 * selector, everything is checked, but only there: what is behind a dialog has its own test. `isSeenBefore`: the same
 * markup has passed every rule, with other texts or in a wider window.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  colors: boolean | string = true,
  isSeenBefore = false,
): Promise<void> {
  const hasColors = colors !== false;
  const options: RunOptions = isSeenBefore
    ? { runOnly: { type: 'rule', values: hasColors ? [...nameRules, colorRule] : nameRules } }
    : { runOnly: tags, rules: { [colorRule]: { enabled: hasColors } } };
  expect(await runAxe(page, typeof colors === 'string' ? colors : 'html', options), what).toEqual([]);
  await expectNothingSideways(page, what);
}

/** Once the page has come to rest: what is measured in a window follows its size a moment later. */
export async function expectNothingSideways(page: Page, what: string): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, { message: `${what}: scrolls sideways`, timeout: 10_000 }).toBeLessThanOrEqual(0);
}

/** What axe reports inside the widget, on a page that is not ours and may have its own problems. */
export function axeOfWidget(page: Page): Promise<string[]> {
  return runAxe(page, 'evenway-widget', { runOnly: tags });
}
