import { type Content, html, renderDocument } from '@evenway/stand-in-kit';
import { PROVIDERS, type ProviderName } from '../provider-name.ts';

/** Separate, because a provider's pages are on another address than those under `/local`. */
export function renderProviderLayout(provider: ProviderName, title: string, content: Content): string {
  const name = `${title} · ${PROVIDERS[provider]} (local test service)`;
  return renderDocument({ title: name, style: '/style.css' }, html`<main>${content}</main>`);
}
