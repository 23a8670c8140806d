import { walkRules } from '../rules/walk-rules.ts';
import { matching } from './painted-elements.ts';

/** The elements before or after which the page's rules paint something: asking all of them would cost as much again. */
export function paintedPseudos(page: Document): Map<Element, string[]> {
  const selectors = { '::before': new Set<string>(), '::after': new Set<string>() };
  walkRules(page, ({ selectors: list, style }) => {
    if (!list.some((one) => /:(before|after)$/.test(one))) return;
    if (![...style].some((name) => /^(-webkit-)?(background|mask)/.test(name))) return;
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
