/**
 * Ends the selectors of rules that must win: more ids than a page's own `!important` rules have, and none of them on any
 * element. A cascade layer would win too, but a browser that meets a new layer lays the whole page out again.
 */
export const above = ':not(#_ew#_ew#_ew#_ew)';

/** The same for what must win over rules of ours about the same elements, as the focus does over every other mark. */
export const topmost = above + above;

/** Every element, and what is drawn before and after it. */
export const everything = `*${above},${above}::before,${above}::after`;

/** A selector of the page, made to win: what ends it has to stand before `::after` and the like. */
export const strong = (selector: string, weight = above): string => {
  const [, element, pseudo = ''] = /^(.*?)(::?(?:before|after|marker|placeholder|-[\w-]+))?$/s.exec(selector) ?? [];
  return `${element}${weight}${pseudo}`;
};
