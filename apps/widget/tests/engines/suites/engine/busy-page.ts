import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';

interface Work {
  ms: number;
  callbacks: number;
  searches: number;
  looks: number;
  writes: number;
  readings: number;
}

/** How long the page is watched, in milliseconds. */
const period = 4000;
/** A setting counts as applied after this long without writes. */
const rest = 2500;

export function testBusyPage(visitor: Visitor): void {
  const { driver } = visitor;
  const read = () =>
    driver.run(() => {
      const { work, slowness } = window as unknown as { work: Work; slowness: () => number };
      return { ...work, at: performance.now(), slowness: slowness() };
    });
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  /** What the widget does on a constantly changing page, once the setting has been applied. */
  const measure = async () => {
    let last = await read();
    for (let quiet = 0; quiet < rest; ) {
      await wait(500);
      const now = await read();
      quiet = now.writes === last.writes && now.writes > 0 ? quiet + (now.at - last.at) : 0;
      last = now;
    }
    const before = await read();
    await wait(period);
    const after = await read();
    const passed = after.at - before.at;
    return {
      // Normalized to an idle machine.
      share: (after.ms - before.ms) / passed / after.slowness,
      searches: after.searches - before.searches,
      looks: after.looks - before.looks,
      writes: after.writes - before.writes,
      callbacks: after.callbacks - before.callbacks,
      readings: after.readings,
    };
  };

  describe('W43 a page that never rests costs less than five points more', () => {
    const colors = () => visitor.choose('Contrast', 'Stronger colors');
    const size = () => visitor.press('Larger text');
    // Stronger colors measure most, and larger text has its own rules; dark contrast and hidden pictures measure like
    // the first. Room for larger text is looked for once: what the clock and the log add was there before.
    const functions = [
      ["the page's own colors, stronger, and larger text", [colors, size], 1],
      ["the page's own colors, stronger", [colors], 0],
      ['larger text', [size], 1],
    ] as const;
    test.for(sampleOf(visitor, functions, functions.slice(0, 1), functions.slice(1, 2)))(
      'with %s',
      async ([, switches, expectedReadings]) => {
        await visitor.open('engine/busy', { before: ['count-work'] });
        for (const switchOn of switches) await switchOn();
        const { share, searches, looks, writes, callbacks, readings } = await measure();
        expect(callbacks).toBeGreaterThan(0);
        // All changes are of known kinds: nothing is measured again, and nothing is searched every frame.
        expect({ looks, writes, searches }).toEqual({ looks: 0, writes: 0, searches: 0 });
        expect(readings).toBe(expectedReadings);
        expect(share).toBeLessThan(0.05);
      },
    );
  });
}
