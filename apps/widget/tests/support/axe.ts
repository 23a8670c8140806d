import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong inside the widget, by rule and element. */
export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(async () => {
    type Axe = {
      run: (context: unknown, options: unknown) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    };
    const { axe: tool } = window as unknown as { axe: Axe };
    const { violations } = await tool.run('evenway-widget', {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
  });
}
