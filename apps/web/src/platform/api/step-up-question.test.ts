import { describe, expect, it, vi } from 'vitest';
import { askForStepUp, onStepUp } from './step-up.ts';

describe('the question for a confirmation', () => {
  it('is one for all calls that are refused at the same time, and a new one afterwards', async () => {
    let answer: (isConfirmed: boolean) => void = () => undefined;
    const ask = vi.fn(
      () =>
        new Promise<boolean>((resolve) => {
          answer = resolve;
        }),
    );
    const stop = onStepUp(ask);
    const asked = [askForStepUp(), askForStepUp('insufficient'), askForStepUp()];
    expect(ask.mock.calls).toEqual([['first']]);
    answer(true);
    expect(await Promise.all(asked)).toEqual([true, true, true]);
    const later = askForStepUp('insufficient');
    expect(ask.mock.calls).toEqual([['first'], ['insufficient']]);
    answer(false);
    expect(await later).toBe(false);
    stop();
  });

  it('is answered with no where nobody can ask it', async () => {
    expect(await askForStepUp()).toBe(false);
    const stop = onStepUp(async () => true);
    expect(await askForStepUp()).toBe(true);
    stop();
    expect(await askForStepUp()).toBe(false);
  });

  it('stays with the component that came last, when the one before it goes', async () => {
    const stopFirst = onStepUp(async () => false);
    const stopSecond = onStepUp(async () => true);
    stopFirst();
    expect(await askForStepUp()).toBe(true);
    stopSecond();
  });
});
