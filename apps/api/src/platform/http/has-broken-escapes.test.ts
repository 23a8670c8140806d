import { describe, expect, it } from 'vitest';
import { hasBrokenEscapes } from './has-broken-escapes.ts';

describe('Y14: escapes in a JSON text', () => {
  it('are broken when they spell a zero byte or half of a character', () => {
    const broken = [
      '\\u0000',
      'a\\u0000b',
      '\\ud800',
      '\\uDFFF',
      '\\ud83d\\n\\ude00',
      '\\ud83d \\ude00',
      '\\ude00\\ud83d',
    ];
    for (const text of [...broken, '\\ud83d\\ud83d\\ude00', '\\ud83d\\ude00\\ude00', '\\\\\\u0000'])
      expect(hasBrokenEscapes(`{"a":"${text}"}`), text).toBe(true);
  });

  it('are fine when they spell characters, or spell out an escape', () => {
    for (const text of [
      '',
      'é😀',
      '\\u00e9',
      '\\ud83d\\ude00',
      '\\uD83D\\uDE00x',
      '\\\\u0000',
      '\\\\ud800',
      '\\n\\t\\"',
    ])
      expect(hasBrokenEscapes(`{"a":"${text}"}`), text).toBe(false);
  });
});
