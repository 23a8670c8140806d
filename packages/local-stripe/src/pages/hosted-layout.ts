import { type Content, html, renderDocument } from '@evenway/stand-in-kit';

/** Separate, because these pages are on another address than those under `/local`. */
export function renderHostedLayout(title: string, content: Content): string {
  const name = `${title} · Payments (local test service)`;
  return renderDocument({ title: name, style: '/style.css' }, html`<main class="narrow">${content}</main>`);
}

/** For an address that no longer exists. */
export function renderHostedNotice(title: string, text: string, link?: { url: string; label: string }): string {
  const way = link ? html`<p><a href="${link.url}">${link.label}</a></p>` : '';
  return renderHostedLayout(title, html`<h1>${title}</h1><p>${text}</p>${way}`);
}
