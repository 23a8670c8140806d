import { describe, expect, it } from 'vitest';
import { refuseName } from './refuse-name.ts';
import { texts } from './texts.ts';

const check = (typed: string) => refuseName(typed, 'Ada & Co', texts.en);

describe('the name of an organization', () => {
  it.each(['', '  '])('is never %j', (typed) => {
    expect(check(typed)).toBe('Organization name cannot be empty');
  });

  it.each(['Ada & Co', ' Ada & Co '])('has to change, unlike %j', (typed) => {
    expect(check(typed)).toBe('No changes made to organization name');
  });

  it.each(['Ada & Company', 'ada & co'])('can become %j', (typed) => {
    expect(check(typed)).toBeUndefined();
  });
});
