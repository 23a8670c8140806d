/** Lower case, without accents, in the singular: `Où sont mes FACTURES ?` becomes `ou sont mes facture`. */
export function splitWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
}

/**
 * The index of a phrase among words; -1 if it is not there. A long word may have one wrong letter, unless it is in
 * `typosBut`, or that is null.
 */
export function placeOfPhrase(
  phrase: readonly string[],
  words: readonly string[],
  typosBut: ReadonlySet<string> | null,
): number {
  return words.findIndex((_, start) =>
    phrase.every((part, index) => {
      const word = words[start + index] ?? '';
      return word === part || (typosBut !== null && !typosBut.has(word) && isTypoOf(word, part));
    }),
  );
}

/** Shorter words have too many similar words that mean something else. */
const MIN_LENGTH = 5;

/** One letter added, missing, different or swapped with its neighbor. The first letter is nearly always right. */
function isTypoOf(word: string, meant: string): boolean {
  if (meant.length < MIN_LENGTH || word[0] !== meant[0] || Math.abs(word.length - meant.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === meant[start]) start += 1;
  const left = word.slice(start);
  const right = meant.slice(start);
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}
