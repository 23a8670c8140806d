import { describe, expect, test } from 'vitest';
import type { Visitor } from '../support/visitor.ts';

interface Work {
  ms: number;
  callbacks: number;
  writes: number;
}

/** How long the page is watched, in milliseconds. */
const period = 4000;

export function testBusyPage(visitor: Visitor): void {
  const { driver } = visitor;
  const read = () => driver.run(() => ({ ...(window as unknown as { work: Work }).work, at: performance.now() }));

  /** The share of the time that the widget's own callbacks take, and how often it writes a style sheet, at rest. */
  const measure = async () => {
    // Until the setting has been applied, which is not what is measured here.
    let writes = -1;
    for (let now = 0; now !== writes || now === 0; now = (await read()).writes) {
      writes = now;
      await new Promise((resolve) => setTimeout(resolve, 1500));
    }
    const before = await read();
    await new Promise((resolve) => setTimeout(resolve, period));
    const after = await read();
    return {
      share: (after.ms - before.ms) / (after.at - before.at),
      writes: after.writes - before.writes,
      callbacks: after.callbacks - before.callbacks,
    };
  };

  describe('W43 a page that never rests costs less than five points more', () => {
    test.for([
      ['text size', () => visitor.pressTimes('Larger text', 3)],
      ['dark contrast', () => visitor.choose('Contrast', 'Dark')],
      ["the page's own colors, stronger", () => visitor.choose('Contrast', 'Stronger colors')],
      ['hidden pictures', () => visitor.press('Hide pictures and videos')],
    ] as const)('with %s', async ([, switchOn]) => {
      await visitor.open('engine-busy', { before: ['count-work'] });
      await switchOn();
      const { share, writes, callbacks } = await measure();
      expect(callbacks).toBeGreaterThan(0);
      expect(share).toBeLessThan(0.05);
      expect(writes).toBeLessThan(6);
    });
  });
}
