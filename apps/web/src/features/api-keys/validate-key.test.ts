import { describe, expect, it } from 'vitest';
import { keyTexts } from './texts.ts';
import { emptyKey, toNewKey, validateKey } from './validate-key.ts';

const now = new Date('2026-03-10T15:00:00Z');
const check = (change: Partial<typeof emptyKey>) => validateKey({ ...emptyKey, ...change }, keyTexts.en.form, now);
const whole = { keyName: 'Build server', 'usage:read': true };

describe('a new key', () => {
  it('needs a name and something it can do', () => {
    expect(check({ keyName: '  ' })).toEqual({
      keyName: 'Give the key a name.',
      'websites:read': 'Choose at least one.',
    });
    expect(check(whole)).toEqual({});
  });

  it.each([
    ['', false],
    ['2026-03-10', false],
    ['2026-03-11', true],
    ['2027-03-10', true],
    ['2027-03-11', false],
  ])('may end on %j: %s', (date, isFine) => {
    expect(check({ ...whole, expiry: 'date', date })).toEqual(
      isFine ? {} : { date: 'Choose a day from tomorrow to one year from now.' },
    );
  });

  it('is asked for with what was chosen', () => {
    expect(toNewKey({ ...emptyKey, ...whole, keyName: ' Build server ' })).toEqual({
      name: 'Build server',
      scopes: ['usage:read'],
      expiry: { days: 90 },
    });
    expect(toNewKey({ ...emptyKey, expiry: 'date', date: '2026-05-01' }).expiry).toEqual({ date: '2026-05-01' });
  });
});
