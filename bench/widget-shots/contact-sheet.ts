import { contactPage, escapeHtml, picture } from '@evenway/testing/contact-page';
import type { PageResult } from './judge-page.ts';

/** Every picture beside the one without the widget, filtered by page and function. */
export function contactSheet(results: readonly PageResult[]): string {
  const entries = results.flatMap(({ page, cases }) =>
    cases.map(({ name, width, ...found }) => {
      const lists = Object.entries({ ...found.contrast, ...found.layout, ...found })
        .filter((entry): entry is [string, string[]] => Array.isArray(entry[1]) && entry[1].length > 0)
        .map(
          ([what, list]) =>
            `<details><summary>${what}: ${list.length}</summary><pre>${escapeHtml(list.join('\n'))}</pre></details>`,
        );
      return {
        name: `${page.name} ${name}`,
        html: `<h2>${page.name} · ${name} · ${width} px</h2>${lists.join('')}
<div>${picture(`${page.name}/before-${width}.png`, 'Before')}${picture(`${page.name}/${name}-${width}.png`, 'After')}</div>`,
      };
    }),
  );
  return contactPage('The widget on real pages', 'page or function', entries);
}
