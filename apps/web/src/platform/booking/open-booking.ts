import { createStore } from '../../lib/store.ts';
import { useStore } from '../../lib/use-store.ts';
import { settings } from '../settings.ts';

/** How long a meeting can be, in minutes. */
export type MeetingLength = 30 | 60;

interface BookingRequest {
  readonly minutes: MeetingLength;
  readonly bookingUrl: string;
  readonly isOpen: boolean;
}

const request = createStore<BookingRequest | null>(null);

/** Requests the booking dialog, which `BookingHost` shows. Nothing of it is loaded before. */
export function openBooking(minutes: MeetingLength): void {
  const bookingUrl = settings.brand.bookingUrls[minutes];
  if (bookingUrl) request.set({ minutes, bookingUrl, isOpen: true });
}

export function closeBooking(): void {
  const asked = request.get();
  if (asked) request.set({ ...asked, isOpen: false });
}

/** The last request; null until the first time. */
export function useBookingRequest(): BookingRequest | null {
  return useStore(request, none);
}

const none = () => null;
