import { html, renderLayout } from '@evenway/stand-in-kit';
import { formatDay, formatHour, here } from './format-time.ts';
import type { Meeting } from './meeting.ts';

export function renderMeetings(meetings: Meeting[], bookingUrls: readonly string[]): string {
  return renderLayout(
    'Booking',
    html`<p>Meetings that were booked on this machine. The same as data: <a href="/local/booking.json">booking.json</a>.</p>
      <p>The booking pages by themselves: ${bookingUrls.map((url) => html`<a href="${url}">${url}</a> `)}</p>
      ${meetings.length > 0 ? renderList(meetings) : html`<p class="empty">No meeting yet. Book one from the public site.</p>`}`,
  );
}

function renderList(meetings: Meeting[]) {
  return html`<ol class="mails">
    ${meetings.map(
      ({ start, end, name, email, minutes }) => html`<li>
        <strong>${formatDay(new Date(start), here)}, ${formatHour(new Date(start), here)} to ${formatHour(new Date(end), here)}</strong>
        <span>${minutes} minutes with ${name}, ${email}</span>
      </li>`,
    )}
  </ol>`;
}
