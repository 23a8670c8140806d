import { redactSelector, redactSnippet } from './redact.ts';
import type { Impact, PageResult } from './types.ts';

/**
 * The parts of axe-core's results that are read: a selector is a list, one entry per frame; in a shadow tree an entry
 * is itself a list.
 */
export interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly impact?: Impact | null;
    readonly nodes: readonly {
      readonly html: string;
      readonly impact?: Impact | null;
      readonly target: readonly (string | readonly string[])[];
    }[];
  }[];
}

/** The violations of a page, without the text that people wrote or typed there. */
export function pageResultFromAxe(path: string, { violations }: AxeResults): PageResult {
  return {
    path,
    rules: violations.map(({ id, impact, nodes }) => ({
      rule: id,
      impact: impact ?? 'minor',
      nodes: nodes.map(({ html, target }) => ({
        selector: redactSelector(selectorText(target)),
        snippet: redactSnippet(html),
      })),
    })),
  };
}

const selectorText = (target: readonly (string | readonly string[])[]) =>
  target.map((inFrame) => (typeof inFrame === 'string' ? inFrame : inFrame.join(' >>> '))).join(' | ');
