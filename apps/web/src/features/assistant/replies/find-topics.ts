import type { Language } from '@evenway/contract';
import { englishWords, frenchWords, generalTopics, type Topic, type TopicWords } from './keywords.ts';

/** More than this would be an essay, not an answer. */
const MOST = 3;

/** What a question is about, in the order in which it says so. */
export function findTopics(question: string, language: Language): Topic[] {
  const text = simplify(question);
  const found = (Object.keys(englishWords) as Topic[])
    .map((topic) => ({ topic, place: placeOf(topic, text, language) }))
    .filter(({ place }) => place >= 0)
    .sort((one, other) => one.place - other.place)
    .map(({ topic }) => topic);
  const specific = found.filter((topic) => !generalTopics.includes(topic));
  if (specific.length > 0) return specific.slice(0, MOST);
  return generalTopics.filter((topic) => found.includes(topic)).slice(0, 1);
}

/** In French, English technical words are understood too. */
function placeOf(topic: Topic, text: string, language: Language): number {
  const lists = language === 'fr' ? [frenchWords[topic], englishWords[topic]] : [englishWords[topic]];
  const places = lists.map((list) => firstPlace(list, text)).filter((place) => place >= 0);
  return places.length > 0 ? Math.min(...places) : -1;
}

function firstPlace({ words, except = [] }: TopicWords, text: string): number {
  // Blanked out rather than cut, so that places stay comparable.
  const left = except.reduce((rest, phrase) => {
    const meant = simplify(phrase);
    return rest.replaceAll(meant, ` ${'-'.repeat(meant.length - 2)} `);
  }, text);
  const places = words.map((word) => left.indexOf(simplify(word))).filter((place) => place >= 0);
  return places.length > 0 ? Math.min(...places) : -1;
}

/** Lower case, no accents, single words in the singular, with a space at both ends: ` form ` is not in ` informal `. */
function simplify(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
  return ` ${words.join(' ')} `;
}
