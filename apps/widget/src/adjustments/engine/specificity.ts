/**
 * Suffix for selectors that must win: more ids than the page's own `!important` rules have, none of which exists. A
 * cascade layer would win too, but a new layer makes the browser lay out the whole page again.
 */
export const above = ':not(#_ew#_ew#_ew#_ew)';

/** Beats our own rules for the same elements, as focus does over every other mark. */
export const topmost = above + above;

/** Every element with its `::before` and `::after`. */
export const everything = `*${above},${above}::before,${above}::after`;

/** Makes a selector of the page win. The suffix goes before a pseudo-element such as `::after`. */
export const strong = (selector: string, weight = above): string => {
  const [, element, pseudo = ''] = /^(.*?)(::?(?:before|after|marker|placeholder|-[\w-]+))?$/s.exec(selector) ?? [];
  return `${element}${weight}${pseudo}`;
};
