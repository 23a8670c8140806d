import { MESSAGES_KEPT_MONTHS, RESPONSE_TIME_MIN_CASES, type ResponseTime } from '@evenway/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { readWaitingTimes } from './message-repository.ts';

/**
 * The median time to the first answer over the last twelve months, and how many were answered. One that still waits counts with
 * the time it has waited so far, so that leaving messages unanswered never makes the figure better. Null while too few
 * were answered for a median to say anything.
 */
export async function responseTime(db: Queryable, websiteId: string): Promise<ResponseTime | null> {
  const { answered, medianHours } = await readWaitingTimes(db, websiteId, MESSAGES_KEPT_MONTHS);
  return medianHours === null || answered < RESPONSE_TIME_MIN_CASES ? null : { medianHours, count: answered };
}
