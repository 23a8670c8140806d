import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdLock } from './lock-file.mjs';
import { CACHE } from './paths.mjs';

describe('a lock between commands', () => {
  const file = path.join(CACHE, 'test-of-the-lock.lock');
  afterEach(() => rm(file, { force: true }));

  it('lets one work after the other', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(`${name} begins`);
      await sleep(50);
      order.push(`${name} ends`);
    };
    await Promise.all([holdLock('test-of-the-lock', work('one')), holdLock('test-of-the-lock', work('two'))]);
    const [first] = order[0]?.split(' ') ?? [];
    expect(order.slice(0, 2)).toEqual([`${first} begins`, `${first} ends`]);
    expect(order).toHaveLength(4);
  });

  it('is free after its holder died, also when the number now belongs to another process', async () => {
    await mkdir(CACHE, { recursive: true });
    await writeFile(file, `${process.pid} 1\n`);
    expect(await holdLock('test-of-the-lock', async () => 'done')).toBe('done');
  });

  it('is free again after work that failed', async () => {
    const fail = async () => {
      throw new Error('no');
    };
    await expect(holdLock('test-of-the-lock', fail)).rejects.toThrow('no');
    expect(await holdLock('test-of-the-lock', async () => 'done')).toBe('done');
  });
});
