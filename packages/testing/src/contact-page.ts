/** One entry of a page of pictures; the words of `name` find it. */
export interface Entry {
  readonly name: string;
  readonly html: string;
}

/** Pictures to look through in a browser, filtered by the words of their names. */
export function contactPage(title: string, hint: string, entries: readonly Entry[]): string {
  const sections = entries.map(({ name, html }) => `<section data-name="${escapeHtml(name)}">${html}</section>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<style>body{font:14px system-ui;margin:16px}section>div{display:grid;grid-template-columns:1fr 1fr;gap:8px;max-height:900px;overflow:auto}
img{width:100%;border:1px solid #888}h2{font-size:16px;margin:24px 0 4px}pre{white-space:pre-wrap}label{position:sticky;top:0;background:#fff;display:block;padding:8px}</style>
<label>Show only (${escapeHtml(hint)}) <input oninput="for (const one of document.querySelectorAll('section'))
one.hidden = !this.value.split(' ').every((word) => one.dataset.name.includes(word))"></label>${sections.join('\n')}</html>`;
}

export const picture = (file: string, alt: string): string =>
  `<a href="${file}"><img loading="lazy" src="${file}" alt="${escapeHtml(alt)}"></a>`;

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
