import { type Content, html, toSource } from '@evenway/stand-in-kit';

/** With a style of its own beside that of the other local pages, for tables and forms. */
export function renderDashboardLayout(title: string, content: Content): string {
  return toSource(html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${title} · Local services</title>
  <link rel="stylesheet" href="/local/payments/style.css">
</head>
<body>
  <header><nav aria-label="Local services"><a href="/local">Local services</a> <a href="/local/payments">Payments</a> <a href="/">The product</a></nav></header>
  <main>
    <h1>${title}</h1>
    ${content}
  </main>
</body>
</html>
`);
}
