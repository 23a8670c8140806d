import { DAY } from '../clock/periods.ts';
import { newId } from '../store/new-id.ts';
import type { TestClock } from '../store/records.ts';

export function buildTestClock(created: number, frozenTime: number, name: string | null): TestClock {
  return {
    id: newId('clock'),
    object: 'test_helpers.test_clock',
    created,
    deletes_after: created + 30 * DAY,
    frozen_time: frozenTime,
    livemode: false,
    name,
    status: 'ready',
    status_details: {},
  };
}
