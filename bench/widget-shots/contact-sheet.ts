import type { PageResult } from './judge-page.ts';

/** Every picture beside the one without the widget, to be looked at by people; filtered by page and function. */
export function contactSheet(results: readonly PageResult[]): string {
  const rows = results.flatMap(({ page, cases }) =>
    cases.map(({ name, width, ...found }) => {
      const lists = Object.entries({ ...found.contrast, ...found.layout, ...found })
        .filter((entry): entry is [string, string[]] => Array.isArray(entry[1]) && entry[1].length > 0)
        .map(
          ([what, list]) =>
            `<details><summary>${what}: ${list.length}</summary><pre>${escapeHtml(list.join('\n'))}</pre></details>`,
        );
      return `<section data-name="${page.name} ${name}"><h2>${page.name} · ${name} · ${width} px</h2>${lists.join('')}
<div><a href="${page.name}/before-${width}.png"><img loading="lazy" src="${page.name}/before-${width}.png" alt="Before"></a>
<a href="${page.name}/${name}-${width}.png"><img loading="lazy" src="${page.name}/${name}-${width}.png" alt="After"></a></div></section>`;
    }),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>The widget on real pages</title>
<style>body{font:14px system-ui;margin:16px}section>div{display:grid;grid-template-columns:1fr 1fr;gap:8px;max-height:900px;overflow:auto}
img{width:100%;border:1px solid #888}h2{font-size:16px;margin:24px 0 4px}pre{white-space:pre-wrap}label{position:sticky;top:0;background:#fff;display:block;padding:8px}</style>
<label>Show only (page or function) <input oninput="for (const one of document.querySelectorAll('section'))
one.hidden = !this.value.split(' ').every((word) => one.dataset.name.includes(word))"></label>${rows.join('\n')}</html>`;
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
