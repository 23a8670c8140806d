import {
  choosePort,
  html,
  type LocalService,
  type LocalServiceAddresses,
  renderLayout,
  sendPage,
} from '@evenway/stand-in-kit';
import type { FastifyInstance } from 'fastify';
import { createBookingServer } from './booking-server.ts';
import { bookingPath } from './booking-view.ts';
import { formatDay, formatHour, here } from './format-time.ts';
import type { Meeting, MeetingLength } from './meeting.ts';
import { type MeetingStore, openMeetingStore } from './meeting-store.ts';

export interface BookingAddresses extends LocalServiceAddresses {
  bookingUrls: Record<MeetingLength, string>;
}

interface Running {
  store: MeetingStore;
  server: FastifyInstance;
  bookingUrls: BookingAddresses['bookingUrls'];
}

/** `webUrl`: the pages that may frame a booking page. */
export function createBookingService(file: string, { webUrl }: { webUrl: string }): LocalService {
  let running: Running | undefined;
  return {
    name: 'Booking',
    description: 'Stands in for Cal.com: a page to pick a time, framed by the product, and the meetings booked.',
    path: '/local/booking',
    plugin: async (app) => {
      app.get('/local/booking.json', async () => running?.store.list() ?? []);
      app.get('/local/booking', async (_request, reply) =>
        sendPage(reply, renderMeetings(running?.store.list() ?? [], Object.values(running?.bookingUrls ?? {}))),
      );
    },
    start: async (): Promise<BookingAddresses> => {
      running = await startBooking(file, webUrl);
      return { bookingUrls: running.bookingUrls };
    },
    stop: async () => {
      await running?.server.close();
      running = undefined;
    },
  };
}

async function startBooking(file: string, webUrl: string): Promise<Running> {
  const store = await openMeetingStore(file);
  const port = await choosePort(store.port());
  const server = createBookingServer(store, webUrl);
  // By IP address, not by name: browsers share cookies between the ports of `localhost`, and this must be another site.
  await server.listen({ host: '127.0.0.1', port });
  await store.keepPort(port);
  const address = (minutes: MeetingLength) => `http://127.0.0.1:${port}${bookingPath(minutes)}`;
  return { store, server, bookingUrls: { 30: address(30), 60: address(60) } };
}

function renderMeetings(meetings: Meeting[], bookingUrls: readonly string[]): string {
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
