import { type Content, html, toSource } from '@evenway/stand-in-kit';
import type { BookingView } from './booking-view.ts';

export function renderBookingLayout(title: string, view: BookingView, content: Content): string {
  const look = view.theme ? html` data-theme="${view.theme}"` : '';
  return toSource(html`<!doctype html>
<html lang="en"${look}${view.isEmbedded ? html` data-embedded` : ''}>
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title} · Booking (local test service)</title>
  <link rel="stylesheet" href="/style.css">
  ${view.isEmbedded ? html`<script src="/embed-page.js" defer></script>` : ''}
</head>
<body>
  <main>
    ${content}
  </main>
</body>
</html>
`);
}
