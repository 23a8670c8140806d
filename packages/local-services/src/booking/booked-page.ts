import { html } from '@evenway/stand-in-kit';
import { renderBookingLayout } from './booking-layout.ts';
import type { BookingView } from './booking-view.ts';
import { formatDay, formatHour } from './format-time.ts';
import type { Meeting } from './meeting.ts';

export function renderBooked(meeting: Meeting, view: BookingView): string {
  const start = new Date(meeting.start);
  return renderBookingLayout(
    'Booked',
    view,
    html`<h1>Your meeting is booked</h1>
      <dl data-booking="${meeting.id}" data-start="${meeting.start}" data-end="${meeting.end}">
        <dt>When</dt>
        <dd>${formatDay(start)}, ${formatHour(start)} to ${formatHour(new Date(meeting.end))}</dd>
        <dt>Who</dt>
        <dd>${meeting.name}, ${meeting.email}</dd>
      </dl>
      <p class="hint">The local test service sends no invitation.</p>`,
  );
}
