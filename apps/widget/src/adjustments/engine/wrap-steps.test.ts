import { expect, test } from 'vitest';
import { wrapSteps } from './wrap-steps.ts';

test('a page has its turn after every step, and no step is outside of what is around it', () => {
  const events: string[] = [];
  function* work(): Generator<undefined, string> {
    events.push('first');
    yield;
    events.push('second');
    yield;
    events.push('last');
    return 'result';
  }
  const steps = wrapSteps(work(), (step) => {
    events.push('in');
    const seen = step();
    events.push('out');
    return seen;
  });
  const turns = [];
  for (let step = steps.next(); ; step = steps.next()) {
    events.push('page');
    turns.push(step);
    if (step.done) break;
  }
  expect(events.join(' ')).toBe('in first out page in second out page in last out page');
  expect(turns.at(-1)).toEqual({ done: true, value: 'result' });
});
