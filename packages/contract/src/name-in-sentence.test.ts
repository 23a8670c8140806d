import { expect, it } from 'vitest';
import { withArticle, withDe } from './name-in-sentence.ts';

it('gives a name the article and the elision that it asks for', () => {
  expect(['Evenway', 'Maple', 'élan'].map(withArticle)).toEqual(['an Evenway', 'a Maple', 'an élan']);
  expect(['Evenway', 'Maple', 'Élan'].map(withDe)).toEqual(['d’Evenway', 'de Maple', 'd’Élan']);
});
