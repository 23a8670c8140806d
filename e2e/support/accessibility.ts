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
/** What other words or a narrow window can break where the markup is the same: names, and sizes of what is pressed. */
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
 * What axe finds wrong. It describes violations alone and nothing else leaves the page: what passed takes as long to tell
 * as to find.
 */
async function runAxe(page: Page, within: string, options: RunOptions): Promise<string[]> {
  // The page's own content policy would refuse an inserted script; evaluating one is not subject to it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(
    async ([context, rules]) => {
      // Halfway between two states colors are not what anyone reads. What goes on forever is looked at as it is.
      const isEnding = ({ effect, playState }: Animation) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
      await Promise.allSettled(
        document
          .getAnimations()
          .filter(isEnding)
          .map(({ finished }) => finished),
      );
      // Elements are told by where they are; writing each one out takes a sixth of the time.
      window.axe.configure({ noHtml: true });
      const { violations } = await window.axe.run(context, { ...rules, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    },
    [within, options] as const,
  );
}

/**
 * No axe violation on the page as it is now, and nothing that scrolls sideways. `colors`: whether those of the page are looked
 * at, or where alone they are: what lies behind a dialog has a test of its own. `isSeenBefore`: the same markup has passed every
 * rule, in other words or in a wider window.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  colors: boolean | string = true,
  isSeenBefore = false,
): Promise<void> {
  const options: RunOptions = isSeenBefore
    ? { runOnly: { type: 'rule', values: colors === true ? [...nameRules, colorRule] : nameRules } }
    : { runOnly: tags, rules: { [colorRule]: { enabled: colors === true } } };
  const violations = await runAxe(page, 'html', options);
  if (typeof colors === 'string')
    violations.push(...(await runAxe(page, colors, { runOnly: { type: 'rule', values: [colorRule] } })));
  expect(violations, what).toEqual([]);
  await expectNothingSideways(page, what);
}

export async function expectNothingSideways(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${what}: scrolls sideways`).toBeLessThanOrEqual(0);
}

/** What axe finds wrong inside the widget, on a page that is not ours and may have faults of its own. */
export function axeOfWidget(page: Page): Promise<string[]> {
  return runAxe(page, 'evenway-widget', { runOnly: tags });
}
