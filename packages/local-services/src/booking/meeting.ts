export const LENGTHS = [30, 60] as const;
export type MeetingLength = (typeof LENGTHS)[number];

/** One booked meeting, as `/local/booking.json` tells of it. */
export interface Meeting {
  id: string;
  minutes: MeetingLength;
  /** ISO times. */
  start: string;
  end: string;
  name: string;
  email: string;
  /** Under which name the page that held the frame had asked for it; null for the page by itself. */
  namespace: string | null;
  bookedAt: string;
}
