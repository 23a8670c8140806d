import { describe, expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

describe('limited concurrency', () => {
  it('Y22: runs so many at once in the order they came, and refuses what would wait beyond its bound', async () => {
    const limited = limitConcurrency(2, 3);
    const started: number[] = [];
    let running = 0;
    let most = 0;
    const work = (number: number) =>
      limited(async () => {
        started.push(number);
        running += 1;
        most = Math.max(most, running);
        await new Promise(setImmediate);
        running -= 1;
        if (number === 1) throw new Error('one that fails gives its place up too');
      });
    const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(work));
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true, false]);
    expect(results[5]).toMatchObject({ reason: { code: 'unavailable' } });
    expect(started).toEqual([0, 1, 2, 3, 4]);
    expect(most).toBe(2);
    await work(6);
    expect(started).toHaveLength(6);
  });
});
