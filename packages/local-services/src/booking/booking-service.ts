import { choosePort, type LocalService, type LocalServiceAddresses, sendPage } from '@evenway/stand-in-kit';
import type { FastifyInstance } from 'fastify';
import { createBookingServer } from './booking-server.ts';
import { bookingPath } from './booking-view.ts';
import type { MeetingLength } from './meeting.ts';
import { type MeetingStore, openMeetingStore } from './meeting-store.ts';
import { renderMeetings } from './meetings-page.ts';

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
