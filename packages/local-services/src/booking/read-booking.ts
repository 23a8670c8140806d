import { randomUUID } from 'node:crypto';
import type { Meeting, MeetingLength } from './meeting.ts';
import { endOf } from './offer-times.ts';

export interface TypedBooking {
  start: string;
  name: string;
  email: string;
}

export interface BookingProblem {
  field: keyof TypedBooking;
  message: string;
}

interface Reading {
  body: string;
  minutes: MeetingLength;
  days: Date[][];
  namespace: string | null;
}

export type ReadBooking = { typed: TypedBooking } & ({ meeting: Meeting } | { problem: BookingProblem });

/** The meeting that a sent form asks for, or what is wrong with it. */
export function readBooking({ body, minutes, days, namespace }: Reading): ReadBooking {
  const fields = new URLSearchParams(body);
  const field = (name: string) => (fields.get(name) ?? '').trim().slice(0, 200);
  const typed = { start: field('start'), name: field('name'), email: field('email') };
  const start = days.flat().find((time) => time.toISOString() === typed.start);
  if (!start) return { typed, problem: { field: 'start', message: 'This time is not free. Choose another one.' } };
  if (!typed.name) return { typed, problem: { field: 'name', message: 'Enter your name.' } };
  if (!/^\S+@\S+$/.test(typed.email))
    return { typed, problem: { field: 'email', message: 'Enter an email address, like name@example.com.' } };
  return {
    typed,
    meeting: {
      ...typed,
      id: randomUUID(),
      minutes,
      end: endOf(start, minutes).toISOString(),
      namespace,
      bookedAt: new Date().toISOString(),
    },
  };
}
