export const LENGTHS = [30, 60] as const;
export type MeetingLength = (typeof LENGTHS)[number];

/** One booked meeting, as in `/local/booking.json`. */
export interface Meeting {
  id: string;
  minutes: MeetingLength;
  /** ISO times. */
  start: string;
  end: string;
  name: string;
  email: string;
  /** The name under which the framing page requested it; null for the page alone. */
  namespace: string | null;
  bookedAt: string;
}
