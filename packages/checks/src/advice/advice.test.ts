import { describe, expect, it } from 'vitest';
import { RULE_IDS } from '../criteria/rules.ts';
import { ADVICE_LANGUAGES, type Advice, loadAdvice, PLATFORMS } from './load-advice.ts';

const PROMISES =
  /compliant|complian|conform(s|e|ity|ité)?\b|100 ?%|guarantee|garanti|légal(e|ement)?\b|lawsuit|procès/i;

describe.each(ADVICE_LANGUAGES)('advice in %s', (language) => {
  const textsOf = ({ title, why, fix, platforms }: Advice) => [title, why, fix, ...Object.values(platforms)];

  it('is there for every rule, with an example and a way on every platform', async () => {
    const findAdvice = await loadAdvice(language);
    for (const rule of RULE_IDS) {
      const advice = findAdvice(rule);
      if (!advice) throw new Error(`no advice for ${rule}`);
      for (const text of textsOf(advice)) expect(text.length, `${rule}: ${text}`).toBeGreaterThan(8);
      for (const text of [advice.why, advice.fix]) expect(text, rule).toMatch(/[.”»]$/);
      expect(advice.title, rule).not.toMatch(/\.$/);
      expect(Object.keys(advice.platforms)).toEqual([...PLATFORMS]);
      expect(advice.example.before, rule).not.toBe(advice.example.after);
      expect(Object.values(advice.example).join(), rule).not.toMatch(/\[\[|\]\]|\\n/);
    }
    expect(findAdvice('brand-new')).toBeNull();
    expect(findAdvice('constructor')).toBeNull();
  });

  it('promises nothing: what is fixed is one barrier less', async () => {
    const findAdvice = await loadAdvice(language);
    const texts = RULE_IDS.flatMap((rule) => textsOf(findAdvice(rule) as Advice));
    expect(texts.filter((text) => PROMISES.test(text))).toEqual([]);
  });
});

it('an example speaks the language of its reader', async () => {
  const [english, french] = await Promise.all(ADVICE_LANGUAGES.map(loadAdvice));
  expect(english?.('button-name')?.example.after).toContain('aria-label="Close"');
  expect(french?.('button-name')?.example.after).toContain('aria-label="Fermer"');
});
