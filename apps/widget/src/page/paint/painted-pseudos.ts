import { walkRules } from '../rules/walk-rules.ts';
import { safe } from '../safe.ts';
import { findAll } from '../safe-document.ts';
import { matching, subjectName } from './painted-elements.ts';

type Pseudos = Map<Element, string[]>;

/**
 * Pseudo-elements that the page's rules may draw. Computing the styles of all pseudo-elements would double the cost.
 */
export interface DrawnPseudos {
  /** Elements with a painted `::before` or `::after`. */
  painted: Pseudos;
  /** Elements with `::before` or `::after` that may contain text, including icon font glyphs. */
  written: Pseudos;
}

const isNothing = /^(none|normal|url.*|""|'')?$/;

/** Whether a pseudo-element with this computed style contains text. */
export const isWritten = ({ content, display }: CSSStyleDeclaration): boolean =>
  !isNothing.test(content) && display !== 'none';

/** Icon fonts use private-use characters. */
export const isGlyph = (content: string): boolean => /^["'][\ue000-\uf8ff\u{f0000}-\u{10ffff}\s]+["']/u.test(content);

export function drawnPseudos(page: Document): DrawnPseudos {
  const painted = { '::before': new Set<string>(), '::after': new Set<string>() };
  const written = { '::before': new Set<string>(), '::after': new Set<string>() };
  /** Icon fonts have a class per icon: one selector for all of them would be slow to match. */
  const classes = { '::before': new Set<string>(), '::after': new Set<string>() };
  walkRules(page, ({ selectors, style }) => {
    if (!selectors.some((one) => /:(before|after)$/.test(one))) return;
    const paints = [...style].some((name) => /^(-webkit-)?(background|mask)/.test(name));
    const writes = !isNothing.test(style.content);
    if (!paints && !writes) return;
    for (const selector of selectors) {
      const [, base = '', name] = /^(.*?)::?(before|after)$/s.exec(selector) ?? [];
      if (!name) continue;
      const pseudo = `::${name as 'before' | 'after'}` as const;
      const atRest = base.replace(/:(hover|focus|active)\b/g, '') || '*';
      if (paints) painted[pseudo].add(atRest);
      const subject = writes ? subjectName(atRest) : '';
      if (subject.startsWith('.')) classes[pseudo].add(subject.slice(1));
      else if (writes) written[pseudo].add(atRest);
    }
  });
  const found: DrawnPseudos = { painted: new Map(), written: new Map() };
  for (const pseudo of ['::before', '::after'] as const) {
    for (const element of matching([...painted[pseudo]], page)) add(found.painted, element, pseudo);
    const asked = matching([...written[pseudo]], page);
    if (classes[pseudo].size > 0)
      for (const element of findAll('[class]', page))
        if ([...safe(element).classList].some((name) => classes[pseudo].has(name))) asked.add(element);
    for (const element of asked) add(found.written, element, pseudo);
  }
  return found;
}

const add = (to: Pseudos, element: Element, pseudo: string) => to.set(element, [...(to.get(element) ?? []), pseudo]);
