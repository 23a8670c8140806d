import { beforeEach, expect, it, vi } from 'vitest';
import { keepDraft, readDraft } from './answer-drafts.ts';

const EMPTY = { text: '', isMended: false };

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

it('is found again by the person who wrote it, for that message alone', () => {
  keepDraft('ada', 'm-1', { text: 'We are on it', isMended: true });
  expect(readDraft('ada', 'm-1')).toEqual({ text: 'We are on it', isMended: true });
  expect(readDraft('ada', 'm-2')).toEqual(EMPTY);
  expect(readDraft('grace', 'm-1')).toEqual(EMPTY);
});

it('is forgotten when it was sent or emptied', () => {
  keepDraft('ada', 'm-1', { text: 'We are on it', isMended: false });
  keepDraft('ada', 'm-1', EMPTY);
  expect(readDraft('ada', 'm-1')).toEqual(EMPTY);
  expect(sessionStorage.getItem('messageAnswers')).toBe('{}');
});

it('keeps the last twenty', () => {
  for (let number = 1; number <= 21; number += 1) keepDraft('ada', `m-${number}`, { text: 'x', isMended: false });
  expect(readDraft('ada', 'm-1')).toEqual(EMPTY);
  expect(readDraft('ada', 'm-2').text).toBe('x');
  expect(readDraft('ada', 'm-21').text).toBe('x');
});

it('begins again where the storage holds something else', () => {
  for (const stored of ['null', '{', '{"ada m-1":{"text":5}}', '{"ada m-1":null}']) {
    sessionStorage.setItem('messageAnswers', stored);
    expect(readDraft('ada', 'm-1')).toEqual(EMPTY);
  }
});
