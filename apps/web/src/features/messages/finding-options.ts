import type { WebsiteFinding } from '@evenway/contract';

type Named = Pick<WebsiteFinding, 'id' | 'rule' | 'status' | 'change' | 'snippet' | 'pages'>;

export interface FindingNames {
  readonly titleOf: (rule: string) => string;
  /** A title with what sets it apart. */
  readonly option: (title: string, pages: number) => string;
  readonly over: string;
}

/** As much of an element as tells it from others. */
const SNIPPET_LENGTH = 40;

/** What a message can be linked with: what is open first, and what is fixed or gone last; within that as the check lists it. */
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
