import type { WebsiteFinding } from '@evenway/contract';

type Named = Pick<WebsiteFinding, 'id' | 'rule' | 'status' | 'change' | 'snippet' | 'pages'>;

export interface FindingNames {
  readonly titleOf: (rule: string) => string;
  /** A title with what distinguishes it from others. */
  readonly option: (title: string, pages: number) => string;
  readonly over: string;
}

/** Enough of an element to distinguish it from others. */
const SNIPPET_LENGTH = 40;

/**
 * The findings that a message can be linked with: open ones first, fixed or gone ones last, otherwise in the order of
 * the check.
 */
export function findingOptions(findings: readonly Named[], names: FindingNames): { id: string; label: string }[] {
  const titles = findings.map(({ rule }) => names.titleOf(rule));
  return findings
    .map((finding, index) => ({ finding, title: titles[index] ?? finding.rule }))
    .toSorted((one, other) => Number(isOver(one.finding)) - Number(isOver(other.finding)))
    .map(({ finding, title }) => {
      const isAlone = titles.indexOf(title) === titles.lastIndexOf(title);
      const label = names.option(title, finding.pages.length);
      const element = isAlone ? '' : `: ${shorten(finding.snippet)}`;
      return { id: finding.id, label: `${label}${element}${isOver(finding) ? ` (${names.over})` : ''}` };
    });
}

const isOver = ({ status, change }: Named): boolean => status === 'mended' || change === 'gone';

const shorten = (snippet: string): string =>
  snippet.length > SNIPPET_LENGTH ? `${snippet.slice(0, SNIPPET_LENGTH)}…` : snippet;
