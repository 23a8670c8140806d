import { walkRules } from '../rules/walk-rules.ts';
import { matching } from './painted-elements.ts';

/** The elements before or after which the page's rules paint something: asking all of them would cost as much again. */
export const paintedPseudos = (page: Document): Map<Element, string[]> =>
  pseudosOf(page, (style) => [...style].some((name) => /^(-webkit-)?(background|mask)/.test(name)));

/** Those before or after which they write something: words, or icons that are letters of a font. */
export const writtenPseudos = (page: Document): Map<Element, string[]> =>
  pseudosOf(page, ({ content }) => content !== '' && !/^(none|normal|url.*|""|'')$/.test(content));

function pseudosOf(page: Document, isWanted: (style: CSSStyleDeclaration) => boolean): Map<Element, string[]> {
  const selectors = { '::before': new Set<string>(), '::after': new Set<string>() };
  walkRules(page, ({ selectors: list, style }) => {
    if (!list.some((one) => /:(before|after)$/.test(one)) || !isWanted(style)) return;
    for (const selector of list) {
      const [, base, name] = /^(.*?)::?(before|after)$/s.exec(selector) ?? [];
      if (name)
        selectors[`::${name as 'before' | 'after'}`].add(
          (base as string).replace(/:(hover|focus|active)\b/g, '') || '*',
        );
    }
  });
  const found = new Map<Element, string[]>();
  for (const [pseudo, list] of Object.entries(selectors))
    for (const element of matching([...list], page)) found.set(element, [...(found.get(element) ?? []), pseudo]);
  return found;
}
