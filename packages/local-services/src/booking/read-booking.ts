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
  reason: 'notFree' | 'noName' | 'noEmail';
}

interface Reading {
  body: string;
  minutes: MeetingLength;
  days: Date[][];
  namespace: string | null;
}

export type ReadBooking = { typed: TypedBooking } & ({ meeting: Meeting } | { problem: BookingProblem });

/** The requested meeting, or what is wrong with the form. */
export function readBooking({ body, minutes, days, namespace }: Reading): ReadBooking {
  const fields = new URLSearchParams(body);
  const field = (name: string) => (fields.get(name) ?? '').trim().slice(0, 200);
  const typed = { start: field('start'), name: field('name'), email: field('email') };
  const start = days.flat().find((time) => time.toISOString() === typed.start);
  if (!start) return { typed, problem: { field: 'start', reason: 'notFree' } };
  if (!typed.name) return { typed, problem: { field: 'name', reason: 'noName' } };
  if (!/^\S+@\S+$/.test(typed.email)) return { typed, problem: { field: 'email', reason: 'noEmail' } };
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
