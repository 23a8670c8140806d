import { errors, SESSION_ENDS } from '@evenway/contract';
import { errorsFr } from '@evenway/contract/french';
import { describe, expect, it } from 'vitest';
import { mentionsExistingAccount, noticeOfEnd, readNotice, withoutNotice } from './login-notice.ts';
import { loginTexts } from './login-texts.ts';

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

describe('the end of a session', () => {
  it.each(SESSION_ENDS)('%s is said where the person arrives, in the words of the error and in French', (reason) => {
    expect(noticeOfEnd(reason)).toEqual({ tone: 'info', ended: reason });
    expect(loginTexts.en.ended[reason]).toBe(errors[reason].message);
    expect(loginTexts.fr.ended[reason]).toBe(errorsFr[reason]);
  });

  it('is told apart for every reason, in both languages', () => {
    for (const language of ['en', 'fr'] as const)
      expect(new Set(SESSION_ENDS.map((reason) => loginTexts[language].ended[reason])).size).toBe(SESSION_ENDS.length);
  });

  it('needs no word after the person’s own sign-out, and without a session before', () => {
    expect([noticeOfEnd('signed-out'), noticeOfEnd(null)]).toEqual([null, null]);
    expect(noticeOfEnd('left')).toEqual({ tone: 'success', text: 'left' });
  });
});
