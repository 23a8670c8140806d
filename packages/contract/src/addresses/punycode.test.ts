import { describe, expect, it } from 'vitest';
import { decodePunycode } from './punycode.ts';

/** The samples of RFC 3492, section 7.1, that are valid in host names: "Why can't they just speak …?" */
const SAMPLES = [
  ['ليهمابتكلموشعربي؟', 'egbpdaj6bu4bxfgehfvwxn'],
  ['他们为什么不说中文', 'ihqwcrb4cv8a8dqg056pqjye'],
  ['他們爲什麽不說中文', 'ihqwctvzc91f659drss3x8bo0yb'],
  ['למההםפשוטלאמדבריםעברית', '4dbcagdahymbxekheh6e0a7fei0b'],
  ['यहलोगहिन्दीक्योंनहींबोलसकतेहैं', 'i1baa7eci9glrd9b2ae1bj0hfcgg6iyaf8o0a1dig0cd'],
  ['なぜみんな日本語を話してくれないのか', 'n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa'],
  ['почемужеонинеговорятпорусски', 'b1abfaaepdrnnbgefbadotcwatmq2g4l'],
  ['そのスピードで', 'd9juau41awczczp'],
  ['ひとつ屋根の下2', '2-u9tlzr9756bt3uc0v'],
  ['パフィーdeルンバ', 'de-jg4avhby1noc0d'],
] as const;

describe('a name in Punycode', () => {
  it.each(SAMPLES)('is read as %s', (text, encoded) => {
    expect(decodePunycode(encoded)).toBe(text);
  });

  it('keeps plain letters as they are', () => {
    expect(decodePunycode('bakery-')).toBe('bakery');
    expect(decodePunycode('')).toBe('');
  });

  it.each([
    ['ends in the middle of a number', 'ihqwcrb4cv8a8dqg056pqjy'],
    ['has a letter that is no digit', 'ihq_wcrb'],
    ['goes beyond the last code point', '99999999'],
  ])('is refused when it %s', (_why, encoded) => {
    expect(decodePunycode(encoded)).toBeNull();
  });
});
