import { html } from '@evenway/stand-in-kit';
import { renderBookingLayout } from './booking-layout.ts';
import { bookingTexts } from './booking-texts.ts';
import { type BookingView, bookingPath, inView } from './booking-view.ts';
import { formatDay, formatHour, zoneName } from './format-time.ts';
import type { MeetingLength } from './meeting.ts';
import type { BookingProblem, TypedBooking } from './read-booking.ts';

interface BookingPage {
  minutes: MeetingLength;
  view: BookingView;
  days: Date[][];
  typed?: TypedBooking;
  problem?: BookingProblem;
}

export function renderBooking({ minutes, view, days, typed, problem }: BookingPage): string {
  const t = bookingTexts[view.language];
  const title = t.title(minutes);
  return renderBookingLayout(
    problem ? `${t.error}: ${title}` : title,
    view,
    html`<h1>${title}</h1>
      <p class="hint">${t.about(zoneName(view))}</p>
      ${problem ? html`<p class="problem" role="alert" id="problem">${t[problem.reason]}</p>` : ''}
      <form method="post" action="${inView(bookingPath(minutes), view)}">
        ${days.filter((times) => times.length > 0).map((times) => renderDay(times, typed, view))}
        ${renderField('name', t.name, 'name', typed, problem)}
        ${renderField('email', t.email, 'email', typed, problem)}
        <button>${t.submit}</button>
      </form>`,
  );
}

function renderDay(times: Date[], typed: TypedBooking | undefined, view: BookingView) {
  return html`<fieldset>
    <legend>${times[0] ? formatDay(times[0], view) : ''}</legend>
    <div class="times">
      ${times.map((time) => {
        const value = time.toISOString();
        const checked = typed?.start === value ? html` checked` : '';
        return html`<label><input type="radio" name="start" value="${value}" required${checked}> ${formatHour(time, view)}</label>`;
      })}
    </div>
  </fieldset>`;
}

function renderField(
  name: 'name' | 'email',
  label: string,
  autocomplete: string,
  typed: TypedBooking | undefined,
  problem: BookingProblem | undefined,
) {
  const invalid = problem?.field === name ? html` aria-invalid="true" aria-describedby="problem"` : '';
  const type = name === 'email' ? 'email' : 'text';
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required maxlength="200" value="${typed?.[name] ?? ''}"${invalid}>
  </div>`;
}
