import { html, sendPage } from '@evenway/stand-in-kit';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { renderBookingLayout } from './booking-layout.ts';
import { renderBooking } from './booking-page.ts';
import { BOOKING_STYLE } from './booking-style.ts';
import { bookingTexts } from './booking-texts.ts';
import { type BookingView, bookingPath, inView, readView } from './booking-view.ts';
import { EMBED_PAGE_SCRIPT } from './embed-page-script.ts';
import { formatDay, formatHour } from './format-time.ts';
import { LENGTHS, type Meeting, type MeetingLength } from './meeting.ts';
import type { MeetingStore } from './meeting-store.ts';
import { offerTimes } from './offer-times.ts';
import { readBooking } from './read-booking.ts';

const FORM = 'application/x-www-form-urlencoded';

/** The pages of the booking service, on a separate address as in production: another site than the product. */
export function createBookingServer(store: MeetingStore, webUrl: string): FastifyInstance {
  const app = fastify({ forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.addHook('onSend', async (request, reply) => {
    reply.header('content-security-policy', pagePolicy(readView(request.url), webUrl));
    reply.header('x-content-type-options', 'nosniff');
  });
  app.get('/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(BOOKING_STYLE));
  app.get('/embed-page.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(EMBED_PAGE_SCRIPT),
  );
  for (const minutes of LENGTHS) {
    for (const path of [bookingPath(minutes), `${bookingPath(minutes)}/embed`]) serveBooking(app, store, minutes, path);
  }
  for (const path of ['/booking/:id', '/booking/:id/embed'] as const) {
    app.get<{ Params: { id: string } }>(path, async (request, reply) => {
      const meeting = store.find(request.params.id);
      return meeting ? sendPage(reply, renderBooked(meeting, readView(request.url))) : reply.callNotFound();
    });
  }
  return app;
}

function serveBooking(app: FastifyInstance, store: MeetingStore, minutes: MeetingLength, path: string): void {
  const freeDays = () => offerTimes(minutes, store.list(), new Date());
  app.get(path, async (request, reply) =>
    sendPage(reply, renderBooking({ minutes, view: readView(request.url), days: freeDays() })),
  );
  app.post<{ Body: string }>(path, async (request, reply): Promise<FastifyReply> => {
    const view = readView(request.url);
    const days = freeDays();
    const read = readBooking({ body: request.body ?? '', minutes, days, namespace: view.namespace });
    if ('problem' in read) return sendPage(reply.code(422), renderBooking({ minutes, view, days, ...read }));
    await store.add(read.meeting);
    return reply.redirect(inView(`/booking/${read.meeting.id}`, view), 303);
  });
}

function pagePolicy({ isEmbedded }: BookingView, webUrl: string): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${isEmbedded ? namesOfThisMachine(webUrl).join(' ') : "'none'"}`,
  ].join('; ');
}

/** A person may have used either name of the machine. */
function namesOfThisMachine(webUrl: string): string[] {
  const { origin } = new URL(webUrl);
  return [origin, origin.replace('//localhost', '//127.0.0.1')];
}

function renderBooked(meeting: Meeting, view: BookingView): string {
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
