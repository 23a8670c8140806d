import { html } from '@evenway/stand-in-kit';
import { renderBookingLayout } from './booking-layout.ts';
import { bookingTexts } from './booking-texts.ts';
import type { BookingView } from './booking-view.ts';
import { formatDay, formatHour } from './format-time.ts';
import type { Meeting } from './meeting.ts';

export function renderBooked(meeting: Meeting, view: BookingView): string {
  const t = bookingTexts[view.language];
  const start = new Date(meeting.start);
  const end = new Date(meeting.end);
  return renderBookingLayout(
    t.bookedTitle,
    view,
    html`<h1>${t.booked}</h1>
      <dl data-booking="${meeting.id}" data-start="${meeting.start}" data-end="${meeting.end}">
        <dt>${t.when}</dt>
        <dd>${t.span(formatDay(start, view), formatHour(start, view), formatHour(end, view))}</dd>
        <dt>${t.who}</dt>
        <dd>${meeting.name}, ${meeting.email}</dd>
      </dl>
      <p class="hint">${t.noInvitation}</p>`,
  );
}
