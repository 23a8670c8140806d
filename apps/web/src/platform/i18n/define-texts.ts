import type { Language } from '@evenway/contract';

/** A text is a string, a function of its parameters, or a group of texts. */
export interface TextTree {
  readonly [key: string]: string | readonly string[] | ((...mentioned: never[]) => string) | TextTree;
}

/** The same keys with the same parameters, in another language. */
type Translation<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends readonly string[]
      ? readonly string[]
      : T[K] extends (...mentioned: infer P) => string
        ? (...mentioned: P) => string
        : Translation<T[K]>;
};

export type Texts<T> = Readonly<Record<Language, Translation<T>>>;

/**
 * The texts of one area. English is the source: French with a missing or a further key is a type error.
 * @__NO_SIDE_EFFECTS__
 */
export function defineTexts<T extends TextTree>(texts: { readonly en: T; readonly fr: Translation<NoInfer<T>> }) {
  // English is its own translation; the compiler cannot see that through the mapped type.
  return texts as unknown as Texts<T>;
}
