const VOWEL = /^[aeiouàâäéèêëîïôöûü]/i;

/**
 * A name after the English article: `an Evenway account`, `a Maple account`. By its first letter, which is right for
 * most names.
 */
export const withArticle = (name: string): string => `${VOWEL.test(name) ? 'an' : 'a'} ${name}`;

/** A name after the French `de`: `d’Evenway`, `de Maple`. */
export const withDe = (name: string): string => (VOWEL.test(name) ? `d’${name}` : `de ${name}`);
