import { type Content, html, toSource } from '@evenway/stand-in-kit';

/** Of its own, because these pages are on another address than those under `/local`. */
export function renderHostedLayout(title: string, content: Content): string {
  return toSource(html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${title} · Payments (local test service)</title>
  <link rel="stylesheet" href="/style.css">
</head>
<body>
  <main class="narrow">
    ${content}
  </main>
</body>
</html>
`);
}

/** For an address that leads nowhere any more. */
export function renderHostedNotice(title: string, text: string, link?: { url: string; label: string }): string {
  const way = link ? html`<p><a href="${link.url}">${link.label}</a></p>` : '';
  return renderHostedLayout(title, html`<h1>${title}</h1><p>${text}</p>${way}`);
}
