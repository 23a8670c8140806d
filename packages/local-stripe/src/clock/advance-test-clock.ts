import { invalid } from '../api/api-error.ts';
import { recordEvent } from '../events/record-event.ts';
import type { TestClock } from '../store/records.ts';
import type { Work } from '../work.ts';
import { periodEndFrom } from './periods.ts';
import { runDue } from './run-due.ts';

/** Only stores the target time: the response is sent before the clock has moved. */
export function beginAdvance(work: Work, clock: TestClock, target: number): TestClock {
  if (clock.status !== 'ready') throw invalid('The test clock is already advancing.', 'frozen_time');
  if (target <= clock.frozen_time) {
    throw invalid('`frozen_time` must be after the current frozen time of the test clock.', 'frozen_time');
  }
  const limit = furthest(work, clock);
  if (target > limit) {
    throw invalid(
      'You can advance a test clock by at most two intervals of the shortest subscription on it.',
      'frozen_time',
    );
  }
  const advancing: TestClock = {
    ...clock,
    status: 'advancing',
    status_details: { advancing: { target_frozen_time: target } },
  };
  recordEvent(work, 'test_helpers.test_clock.advancing', advancing, clock);
  return work.transaction.put('test_clock', advancing);
}

/** Moves every advancing clock to its target. */
export function finishAdvances(work: Work): void {
  for (const clock of work.transaction.all('test_clock')) {
    const target = clock.status_details.advancing?.target_frozen_time;
    if (clock.status !== 'advancing' || target === undefined) continue;
    const arrived: TestClock = { ...clock, frozen_time: target, status: 'ready', status_details: {} };
    work.transaction.put('test_clock', arrived);
    runDue(work);
    recordEvent({ ...work, now: () => target }, 'test_helpers.test_clock.ready', arrived, clock);
  }
}

function furthest({ transaction }: Work, clock: TestClock): number {
  const prices = transaction
    .all('subscription')
    .filter(({ test_clock: id, ended_at: endedAt }) => id === clock.id && endedAt === null)
    .flatMap(({ items }) => items.data.map(({ price }) => price));
  const limits = prices.map((price) => periodEndFrom(periodEndFrom(clock.frozen_time, price), price));
  return Math.min(Number.POSITIVE_INFINITY, ...limits);
}
