import type { Meeting, MeetingLength } from './meeting.ts';

const DAYS = 3;
const HOURS = { 30: [9, 9.5, 10, 14, 14.5, 15], 60: [9, 10, 14, 15] } as const;

/** The free start times on the next working days, one list per day. */
export function offerTimes(minutes: MeetingLength, booked: readonly Meeting[], now: Date): Date[][] {
  return workingDays(now).map((day) =>
    HOURS[minutes].map((hour) => atHour(day, hour)).filter((start) => isFree(start, minutes, booked)),
  );
}

export function endOf(start: Date, minutes: MeetingLength): Date {
  return new Date(start.getTime() + minutes * 60_000);
}

function workingDays(now: Date): Date[] {
  const days: Date[] = [];
  for (let ahead = 1; days.length < DAYS; ahead += 1) {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead);
    if (day.getDay() !== 0 && day.getDay() !== 6) days.push(day);
  }
  return days;
}

function atHour(day: Date, hour: number): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate(), Math.floor(hour), (hour % 1) * 60);
}

function isFree(start: Date, minutes: MeetingLength, booked: readonly Meeting[]): boolean {
  const end = endOf(start, minutes);
  return booked.every((meeting) => new Date(meeting.end) <= start || new Date(meeting.start) >= end);
}
