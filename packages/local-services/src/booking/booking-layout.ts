import { type Content, html, renderDocument } from '@evenway/stand-in-kit';
import type { BookingView } from './booking-view.ts';

export function renderBookingLayout(
  title: string,
  { theme, isEmbedded, language }: BookingView,
  content: Content,
): string {
  return renderDocument(
    {
      title: `${title} · Booking (local test service)`,
      style: '/style.css',
      language,
      root: [theme ? html` data-theme="${theme}"` : '', isEmbedded ? html` data-embedded` : ''],
      head: isEmbedded ? html`<script src="/embed-page.js" defer></script>` : '',
    },
    html`<main>${content}</main>`,
  );
}
