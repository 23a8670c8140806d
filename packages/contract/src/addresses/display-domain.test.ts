import { describe, expect, it } from 'vitest';
import { displayDomain } from './display-domain.ts';
import { normalizeDomain } from './domain.ts';

const stored = (typed: string) => normalizeDomain(typed) ?? '';

describe('a domain as people read it', () => {
  it.each([
    'example.com',
    'xn.example',
    'bücher.example',
    'boulangerie-hélène.fr',
    'søren.example',
    'straße.example',
    'çiçek.example',
    'phở24.example',
    'żółw.example',
    'ελλάδα.example',
    'пекарня.example',
    'пример.рф',
    'հայաստան.example',
    '日本語.example',
    'ラーメン屋.example',
    '北京.example',
    '한국.example',
    'ไทย.example',
    'हिन्दी.example',
    'shop.пекарня.example',
  ])('%s is shown in its own script', (typed) => {
    expect(displayDomain(stored(typed))).toBe(typed);
  });

  it.each(['שלום.example', 'مثال.example'])('%s is kept apart from the direction of the sentence', (typed) => {
    expect(displayDomain(stored(typed))).toBe(`\u2068${typed}\u2069`);
  });

  it.each([
    ['аррӏе.com', 'Cyrillic letters that all look Latin'],
    ['сосо.com', 'the same'],
    ['ορτιοη.com', 'Greek letters that all look Latin'],
    ['pаypal.com', 'a Cyrillic a among Latin letters'],
    ['googlе.com', 'a Cyrillic e among Latin letters'],
    ['東京tokyo.com', 'two scripts'],
    ['ɡoogle.com', 'a Latin letter of phonetics'],
    ['paypaı.com', 'a dotless i'],
    ['ꮯꮎꮯꮎ.com', 'a script that is not in everyday use'],
    ['i❤.example', 'a picture'],
    ['१२३.example', 'figures that are not ours'],
  ])('%s stays as it is stored: %s', (typed) => {
    const domain = stored(typed);
    expect(domain).toContain('xn--');
    expect(displayDomain(domain)).toBe(domain);
  });

  it('shows letters that look Latin below a last label of the same script', () => {
    expect(displayDomain(stored('сосо.рф'))).toBe('сосо.рф');
  });

  it.each(['xn--.example', 'xn--a.example', 'xn--999999999.example', 'xn--a-b-.example', 'xn--ls8h=.example', 'xn--'])(
    '%s, which stands for nothing, stays as it is',
    (domain) => {
      expect(displayDomain(domain)).toBe(domain);
    },
  );

  it('leaves a label that could be written shorter as it is, so that two domains never read alike', () => {
    // "ab" and "BÜCHER", which no browser writes like this.
    for (const domain of ['xn--ab-.example', 'xn--BCHER-3ya.example']) expect(displayDomain(domain)).toBe(domain);
  });
});
