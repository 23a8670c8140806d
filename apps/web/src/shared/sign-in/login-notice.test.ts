import { describe, expect, it } from 'vitest';
import { mentionsExistingAccount, readNotice, withoutNotice } from './login-notice.ts';

const read = (query: string) => readNotice(new URLSearchParams(query), 'Provider failed');

describe('the notice in the address of the sign-in page', () => {
  it.each([
    ['', null],
    ['message=', null],
    ['error=No+luck', { tone: 'error', message: 'No luck' }],
    ['error=', { tone: 'error', message: 'Provider failed' }],
    ['message=Done&type=success', { tone: 'success', message: 'Done' }],
    ['message=Oh&type=error', { tone: 'error', message: 'Oh' }],
    ['error=First&message=Second&type=success', { tone: 'error', message: 'First' }],
  ])('is read from %j', (query, notice) => {
    expect(read(query)).toEqual(notice);
  });

  it('is removed after being read, and nothing else is', () => {
    const query = new URLSearchParams('error=a&message=b&type=success&ref=mail');
    expect(withoutNotice(query).toString()).toBe('ref=mail');
  });

  it('brings a hint when the account exists', () => {
    expect(mentionsExistingAccount('An account with this email already exists.')).toBe(true);
    expect(mentionsExistingAccount('Invalid email or password')).toBe(false);
  });
});
