import { type Content, html, toSource } from '@evenway/stand-in-kit';
import { PROVIDERS, type ProviderName } from '../provider-name.ts';

/** Of its own, because the pages of a provider are on another address than those under `/local`. */
export function renderProviderLayout(provider: ProviderName, title: string, content: Content): string {
  return toSource(html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${title} · ${PROVIDERS[provider]} (local test service)</title>
  <link rel="stylesheet" href="/style.css">
</head>
<body>
  <main>
    ${content}
  </main>
</body>
</html>
`);
}
