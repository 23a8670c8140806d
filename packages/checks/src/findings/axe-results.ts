import { redactSelector, redactSnippet, redactWords } from './redact.ts';
import type { ColorPair, Impact, PageResult } from './types.ts';

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
      /** What its tests measured. */
      readonly any?: readonly { readonly data?: unknown }[];
      /** The element's own words, if the caller read them. */
      readonly text?: string;
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
      nodes: nodes.map(({ html, target, any, text }) => {
        const colors = colorsIn(any ?? []);
        // Only text that is hard to read is kept: all else is recognized by its code.
        const words = colors ? redactWords(text ?? '') : '';
        return {
          selector: redactSelector(selectorText(target)),
          snippet: redactSnippet(html),
          ...(words !== '' && { text: words }),
          ...(colors && { colors }),
        };
      }),
    })),
  };
}

const HEX = /^#[0-9a-f]{6}$/;

/** The two colors whose contrast a test found too low. Text with a shadow has a third one, which two cannot describe. */
function colorsIn(tests: readonly { readonly data?: unknown }[]): ColorPair | null {
  for (const { data } of tests) {
    const { fgColor, bgColor, expectedContrastRatio, messageKey } = (data ?? {}) as Readonly<Record<string, unknown>>;
    const [color, background] = [String(fgColor).toLowerCase(), String(bgColor).toLowerCase()];
    const required = Number.parseFloat(String(expectedContrastRatio));
    if (!messageKey && HEX.test(color) && HEX.test(background) && required > 1 && required <= 21)
      return { color, background, required };
  }
  return null;
}

const selectorText = (target: readonly (string | readonly string[])[]) =>
  target.map((inFrame) => (typeof inFrame === 'string' ? inFrame : inFrame.join(' >>> '))).join(' | ');
