import { invalid } from '../api/api-error.ts';
import type { FormFields } from '../api/parse-form.ts';
import { boolean, integer, readObject, text } from '../api/readers.ts';
import { CLOCK_STEPS, type ClockStep, moveClock } from '../clock/move-clock.ts';
import type { WebhookSwitches } from '../store/records.ts';
import { setSwitches } from '../webhooks/switches.ts';
import type { Work } from '../work.ts';

/** `step` is one of the steps, or `to` a time in seconds; without `customer` everything moves. */
export function applyClock(work: Work, fields: FormFields): { now: number } {
  const { step, to, customer } = readObject({ step: text, to: integer, customer: text }, fields);
  const target = to ?? step;
  if (target === undefined) throw invalid('Say how far: `step` or `to`.', 'step', 'parameter_missing');
  if (typeof target === 'string' && !isStep(target)) throw invalid(`There is no step ${target}.`, 'step');
  moveClock(work, target, customer);
  return { now: work.now(customer) };
}

/** What is absent stays as it is. */
export function applySwitches({ transaction }: Work, fields: FormFields): WebhookSwitches {
  const shape = { delaySeconds: integer, duplicate: boolean, reorder: boolean, drop: boolean };
  const { delaySeconds, ...others } = readObject(shape, fields);
  if (delaySeconds !== undefined && (delaySeconds < 0 || delaySeconds > 600)) {
    throw invalid('Choose a delay from 0 to 600 seconds.', 'delaySeconds');
  }
  return setSwitches(transaction, { ...others, ...(delaySeconds !== undefined && { delaySeconds }) });
}

function isStep(step: string): step is ClockStep {
  return Object.hasOwn(CLOCK_STEPS, step);
}
