import { DAY } from '../../clock/periods.ts';
import type { CheckoutOrder } from '../../store/records.ts';

/** When a trial that starts now would end; undefined if there is none. */
export function findTrialEnd({ trialDays, trialEnd }: CheckoutOrder, now: number): number | null {
  return trialDays === null ? trialEnd : now + trialDays * DAY;
}
