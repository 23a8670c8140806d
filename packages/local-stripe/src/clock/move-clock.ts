import { invalid } from '../api/api-error.ts';
import { findCustomer } from '../billing/find-records.ts';
import { periodOf } from '../billing/subscriptions/renew-subscription.ts';
import type { Work } from '../work.ts';
import { EVERYTHING, offsetOf, timeOf } from './now.ts';
import { addMonths, DAY, HOUR } from './periods.ts';
import { runDue } from './run-due.ts';

export const CLOCK_STEPS = {
  hour: 'One hour',
  day: 'One day',
  week: 'One week',
  month: 'Next month',
  year: 'Next year',
  trial_end: 'End the trial',
  renewal: 'Next renewal',
} as const;

export type ClockStep = keyof typeof CLOCK_STEPS;

/** Past the end of a period, by as long as its invoice stays a draft. */
const UNTIL_CHARGED = HOUR + 60;

/**
 * Moves the clock of one customer, or of everything, and does all that becomes due on the way. A customer without a
 * subscription can also start in the past, so that its history can be simulated.
 */
export function moveClock(work: Work, step: ClockStep | number, customerId?: string): void {
  const customer = customerId === undefined ? undefined : findCustomer(work, customerId);
  const now = timeOf(work.transaction, customerId);
  const target = typeof step === 'number' ? step : findTarget(work, step, now, customerId);
  if (target < now && !isUnused(work, customerId)) throw invalid('The clock only moves forward.', 'to');
  const clock = customer?.test_clock ? work.transaction.find('test_clock', customer.test_clock) : undefined;
  if (clock) {
    work.transaction.put('test_clock', { ...clock, frozen_time: target });
  } else {
    const id = customerId ?? EVERYTHING;
    const seconds = offsetOf(work.transaction, id) + target - now;
    work.transaction.put('clock_offset', { id, seconds });
  }
  runDue(work);
}

function isUnused({ transaction }: Work, customerId: string | undefined): boolean {
  return customerId !== undefined && transaction.all('subscription').every(({ customer }) => customer !== customerId);
}

function findTarget(work: Work, step: ClockStep, now: number, customerId: string | undefined): number {
  switch (step) {
    case 'hour':
      return now + HOUR;
    case 'day':
      return now + DAY;
    case 'week':
      return now + 7 * DAY;
    case 'month':
      return addMonths(now, 1);
    case 'year':
      return addMonths(now, 12);
    default:
      return findPeriodEnd(work, step, now, customerId);
  }
}

function findPeriodEnd(work: Work, step: ClockStep, now: number, customerId: string | undefined): number {
  const wanted = step === 'trial_end' ? ['trialing'] : ['trialing', 'active', 'past_due'];
  const ends = work.transaction
    .all('subscription')
    .filter(({ customer, status }) => wanted.includes(status) && (customerId ?? customer) === customer)
    .map((subscription) => periodOf(subscription).end);
  if (ends.length === 0) throw invalid('There is no subscription that waits for this.', 'step');
  return Math.max(now, Math.min(...ends) + UNTIL_CHARGED);
}
