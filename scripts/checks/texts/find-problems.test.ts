import { describe, expect, it } from 'vitest';
import { findTextProblems, type SourceText } from './find-problems.ts';

const area = (en: string, fr: string, use = 't.title'): [SourceText, SourceText] => [
  { name: 'texts.ts', text: `export const texts = defineTexts({ en: ${en}, fr: ${fr} });` },
  { name: 'page.tsx', text: `const t = useTexts(texts); show(${use});` },
];

describe('the check of texts', () => {
  it('is content with complete, used, well-set texts', () => {
    expect(findTextProblems(area("{ title: 'Ready?' }", "{ title: 'Prêt\u202f?' }"))).toEqual([]);
  });

  it('finds a text that French lacks, and one that only French has', () => {
    expect(findTextProblems(area("{ title: 'A' }", '{}'))).toEqual(['texts.ts: title is missing in French']);
    expect(findTextProblems(area("{ title: 'A' }", "{ title: 'A', more: 'B' }"))).toEqual([
      'texts.ts: more exists only in French',
    ]);
  });

  it('finds a text that nothing shows', () => {
    const texts = "{ title: 'A', group: { lost: 'B' } }";
    expect(findTextProblems(area(texts, texts))).toEqual(['texts.ts: group.lost is not used']);
  });

  it('looks for shared words in everything that may show them', () => {
    const [words, page] = area("{ title: 'A' }", "{ title: 'A' }");
    expect(findTextProblems([words])).toEqual(['texts.ts: title is not used']);
    expect(findTextProblems([words], [words, page])).toEqual([]);
  });

  it('takes a group that is reached into by value as used', () => {
    const texts = "{ title: 'A', group: { one: 'B' } }";
    expect(findTextProblems(area(texts, texts, 't.title, t.group[which]'))).toEqual([]);
  });

  it('finds French punctuation that could fall onto the next line', () => {
    for (const loose of ['Prêt ?', 'Prêt?', 'Bonjour : voici', 'Bonjour: voici', '« Oui »', "l'adresse"]) {
      expect(findTextProblems(area("{ title: 'A' }", `{ title: ${JSON.stringify(loose)} }`)), loose).toHaveLength(1);
    }
  });

  it('finds three dots where an ellipsis belongs, in both languages', () => {
    expect(findTextProblems(area("{ title: 'Saving...' }", "{ title: 'Enregistrement...' }"))).toHaveLength(2);
    expect(findTextProblems(area("{ title: 'Signing in...' }", "{ title: 'Connexion…' }"))).toEqual([]);
  });

  it('leaves addresses alone', () => {
    expect(findTextProblems(area("{ title: 'A' }", "{ title: 'Voir https://example.com/?a=b' }"))).toEqual([]);
  });
});
