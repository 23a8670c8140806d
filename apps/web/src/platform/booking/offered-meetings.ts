import { settings } from '../settings.ts';
import type { MeetingLength } from './open-booking.ts';

/** The meetings that can be booked; none if the operator has no booking page. */
export const offeredMeetings = (): readonly MeetingLength[] =>
  ([30, 60] as const).filter((minutes) => settings.brand.bookingUrls[minutes] !== null);
