import { describe, expect, it } from 'vitest';
import { base32, stepsOfCode, totpAddress, totpCode } from './totp.ts';

/** From RFC 6238, appendix B. */
const secret = Buffer.from('12345678901234567890');

describe('codes of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('are those of the standard at %i seconds', (seconds, code) => {
    expect(totpCode(secret, Math.floor(seconds / 30))).toBe(code);
  });

  it('are good one step early and late, and not two', () => {
    const code = totpCode(secret, 100);
    const at = (step: number) => stepsOfCode(secret, code, new Date(step * 30_000));
    expect([98, 99, 100, 101, 102].map((step) => at(step).includes(100))).toEqual([false, true, true, true, false]);
  });

  it('have a secret that can be typed, and an address that apps read', () => {
    expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(totpAddress('Even way', 'ada@example.org', secret)).toBe(
      'otpauth://totp/Even%20way:ada%40example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Even%20way&digits=6&period=30',
    );
  });
});
