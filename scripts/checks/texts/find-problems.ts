import type ts from 'typescript';
import { definedTexts, type Language, namesUsed, parse, textKeys, textsIn } from './read-texts.ts';

export interface SourceText {
  readonly name: string;
  readonly text: string;
}

const LANGUAGES = ['en', 'fr'] as const;

/** French puts a narrow no-break space before these; a plain space would let them fall onto the next line. */
const LOOSE_PUNCTUATION = /(?:[^\u202f\u00a0\s»]|[ ])[!?;](?=\s|$)|[\p{L}\p{N})] ?:(?=\s|$)/u;
const STRAIGHT_APOSTROPHE = /\p{L}'\p{L}/u;
const LOOSE_QUOTES = /«[^\u202f\u00a0]|[^\u202f\u00a0]»/u;
const THREE_DOTS = /\.\.\./;
/** Texts that were agreed on to the letter. */
const WITH_THREE_DOTS = ['Signing in...', 'Processing...', 'Connecting...'];

/** What is wrong with the texts of one area: `files` share their texts, `users` are the files that may show them. */
export function findTextProblems(files: readonly SourceText[], users = files): string[] {
  const sources = files.map(sourceOf);
  const used = new Set(users.flatMap((file) => [...namesIn(file)]));
  return sources.flatMap((source) => [
    ...definedTexts(source).flatMap(({ en, fr }) =>
      keyProblems(en, fr, used).map((problem) => `${source.fileName}: ${problem}`),
    ),
    ...LANGUAGES.flatMap((language) =>
      textsIn(source, language).flatMap(({ text, position }) => {
        const line = source.getLineAndCharacterOfPosition(position).line + 1;
        return typographyProblems(text, language).map((problem) => `${source.fileName}:${line}: ${problem}: ${text}`);
      }),
    ),
  ]);
}

/** A file is parsed once, however many areas' texts it may show. */
const sourceOf = remember(({ name, text }: SourceText) => parse(name, text));
const namesIn = remember((file: SourceText) => namesUsed(sourceOf(file)));

function remember<Key extends object, Value extends object>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

function keyProblems(
  en: ts.ObjectLiteralExpression | null,
  fr: ts.ObjectLiteralExpression | null,
  used: ReadonlySet<string>,
): string[] {
  if (!en || !fr) return ['texts must be written out as { en: {…}, fr: {…} }'];
  const english = textKeys(en);
  const french = new Set(textKeys(fr));
  return [
    ...english.filter((key) => !french.has(key)).map((key) => `${key} is missing in French`),
    ...[...french].filter((key) => !english.includes(key)).map((key) => `${key} exists only in French`),
    ...english.filter((key) => !isUsed(key, used)).map((key) => `${key} is not used`),
  ];
}

/** By its own name, or by a group in which a name is looked up. Names may contain dots. */
function isUsed(key: string, used: ReadonlySet<string>): boolean {
  const [name = '', ...groups] = key.split('.').reverse();
  return used.has(name) || groups.some((group) => used.has(`${group}.*`));
}

function typographyProblems(text: string, language: Language): string[] {
  if (THREE_DOTS.test(text) && !WITH_THREE_DOTS.includes(text)) return ['needs … instead of three dots'];
  if (language === 'en') return [];
  const words = text.replace(/\b\w+:\/\/\S+/g, '');
  return [
    LOOSE_PUNCTUATION.test(words) && 'needs a narrow no-break space (U+202F) before its punctuation',
    LOOSE_QUOTES.test(words) && 'needs narrow no-break spaces inside « »',
    STRAIGHT_APOSTROPHE.test(words) && 'needs a curly apostrophe (’)',
  ].filter((problem) => problem !== false);
}
