import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashStart } from './sha256.ts';

it('hashes as the standard says, over one block and several', () => {
  for (const length of [0, 1, 3, 55, 56, 63, 64, 65, 101, 119, 120, 200]) {
    const text = 'abc.123-_'.repeat(30).slice(0, length);
    expect(hashStart(text)).toBe(createHash('sha256').update(text).digest().readUInt32BE(0));
  }
});
