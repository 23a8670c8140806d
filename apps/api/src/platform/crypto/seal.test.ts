import { describe, expect, it } from 'vitest';
import { deriveKeys } from './keys.ts';
import { seal, unseal } from './seal.ts';

const before = deriveKeys(`k1:${'a'.repeat(40)}`).stored;
const rotated = deriveKeys(`k2:${'b'.repeat(40)},k1:${'a'.repeat(40)}`).stored;
const secret = Buffer.from('a secret of twenty b');

describe('what is stored sealed', () => {
  it('is read back, also after the key was rotated, until the older key is gone', () => {
    const sealed = seal(before, 'ada', secret);
    expect(unseal(rotated, 'ada', sealed)).toEqual(secret);
    expect(unseal(deriveKeys(`k2:${'b'.repeat(40)}`).stored, 'ada', sealed)).toBeNull();
    expect(seal(rotated, 'ada', secret)).toMatch(/^k2\./);
  });

  it('shows nothing of itself, is another text each time, and opens for nobody else and not when changed', () => {
    const sealed = seal(before, 'ada', secret);
    expect(Buffer.from(sealed, 'base64url').includes(secret)).toBe(false);
    expect(seal(before, 'ada', secret)).not.toBe(sealed);
    expect(unseal(before, 'bob', sealed)).toBeNull();
    expect(
      unseal(before, 'ada', `${sealed.slice(0, 9)}${sealed[9] === 'A' ? 'B' : 'A'}${sealed.slice(10)}`),
    ).toBeNull();
  });
});
