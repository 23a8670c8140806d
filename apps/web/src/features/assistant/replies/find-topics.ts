import type { Language } from '@evenway/contract';
import { englishKeywords } from './english-keywords.ts';
import { findPlatform } from './find-platform.ts';
import { frenchKeywords } from './french-keywords.ts';
import { placeOfPhrase, splitWords } from './split-words.ts';
import { coveredTopics, generalTopics, type Topic, type TopicKeywords, topics } from './topics.ts';

/** More than this would be an essay, not an answer. */
const MAX_TOPICS = 3;

/** Not treated as typos: `contrast` is not a misspelled `contract`. */
const knownWords: ReadonlySet<string> = new Set(
  [...Object.values(englishKeywords), ...Object.values(frenchKeywords)].flatMap(({ words }) =>
    words.flatMap(splitWords),
  ),
);

/** The topics of a question, in order of appearance. */
export function findTopics(question: string, language: Language): Topic[] {
  const words = splitWords(question);
  const found = topics
    .map((topic) => ({ topic, place: placeOf(topic, words, language) }))
    .filter(({ place }) => place >= 0)
    .sort((one, other) => one.place - other.place)
    .map(({ topic }) => topic);
  // "Does it work with Shopify?" asks how to install it there.
  if (findPlatform(question) !== null && !found.includes('install')) found.push('install');
  const covered = found.flatMap((topic) => coveredTopics[topic] ?? []);
  const specific = found.filter((topic) => !generalTopics.includes(topic) && !covered.includes(topic));
  if (specific.length > 0) return specific.slice(0, MAX_TOPICS);
  return generalTopics.filter((topic) => found.includes(topic)).slice(0, 1);
}

/**
 * Both languages are understood everywhere; typos only in the visitor's own, where they are less likely to be another
 * word.
 */
function placeOf(topic: Topic, words: readonly string[], language: Language): number {
  const places = [
    firstPlace(englishKeywords[topic], words, language === 'en' ? knownWords : null),
    firstPlace(frenchKeywords[topic], words, language === 'fr' ? knownWords : null),
  ].filter((place) => place >= 0);
  return places.length > 0 ? Math.min(...places) : -1;
}

function firstPlace(
  { words, except = [] }: TopicKeywords,
  asked: readonly string[],
  typosBut: ReadonlySet<string> | null,
): number {
  const left = [...asked];
  for (const phrase of except.map(splitWords)) {
    const start = placeOfPhrase(phrase, left, null);
    // Blanked out rather than removed, so that positions stay comparable.
    if (start >= 0) left.fill('', start, start + phrase.length);
  }
  const places = words.map((phrase) => placeOfPhrase(splitWords(phrase), left, typosBut));
  const found = places.filter((place) => place >= 0);
  return found.length > 0 ? Math.min(...found) : -1;
}
