import { describe, expect, it } from 'vitest';
import { readEmail } from './carried-email.ts';

describe('navigation state', () => {
  it('may carry the address that has just signed up', () => {
    expect(readEmail({ email: 'ada@example.com' })).toBe('ada@example.com');
  });

  it.each([null, undefined, 'text', {}, { email: '' }, { email: 1 }])('carries no address: %j', (state) => {
    expect(readEmail(state)).toBeNull();
  });
});
