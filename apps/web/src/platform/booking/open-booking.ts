import { useSyncExternalStore } from 'react';

/** How long a meeting can be, in minutes. */
export type MeetingLength = 30 | 60;

interface BookingRequest {
  readonly minutes: MeetingLength;
  readonly isOpen: boolean;
}

const listeners = new Set<() => void>();
let request: BookingRequest | null = null;

/** Asks for the booking dialog, which `BookingHost` shows. Nothing of it is loaded before. */
export function openBooking(minutes: MeetingLength): void {
  change({ minutes, isOpen: true });
}

export function closeBooking(): void {
  if (request) change({ ...request, isOpen: false });
}

/** What was asked for last; null until the first time. */
export function useBookingRequest(): BookingRequest | null {
  return useSyncExternalStore(subscribe, current, none);
}

function change(next: BookingRequest): void {
  request = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const current = () => request;
const none = () => null;
