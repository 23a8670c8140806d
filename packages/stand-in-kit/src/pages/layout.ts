import { type Content, html } from '@evenway/html';
import { renderDocument } from './document.ts';

/** Of the page that lists all others, and is itself called so. */
export const INDEX_TITLE = 'Local services';

interface LayoutOptions {
  /** A separate style, which includes that of the other pages. */
  readonly style?: string;
  /** A page that this one belongs to, with its path. */
  readonly parent?: { readonly name: string; readonly path: string };
}

export function renderLayout(
  title: string,
  content: Content,
  { style = '/local/style.css', parent }: LayoutOptions = {},
): string {
  return renderDocument(
    { title: title === INDEX_TITLE ? title : `${title} · ${INDEX_TITLE}`, style },
    html`<header><nav aria-label="${INDEX_TITLE}"><a href="/local">${INDEX_TITLE}</a> ${parent ? html`<a href="${parent.path}">${parent.name}</a> ` : ''}<a href="/">The product</a></nav></header>
  <main>
    <h1>${title}</h1>
    ${content}
  </main>`,
  );
}
