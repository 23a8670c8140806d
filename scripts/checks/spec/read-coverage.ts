/** Why a rule has no test, as the table says before the colon. */
export const REASONS = ['nothing to show', 'decided otherwise', 'gap'] as const;

interface Proof {
  readonly reason: (typeof REASONS)[number] | null;
  readonly why: string;
  readonly tests: ReadonlyArray<{ readonly file: string; readonly title: string }>;
  /** What is neither a test nor a reason. */
  readonly unread: readonly string[];
}

interface Rule extends Proof {
  readonly claim: string;
}

export interface Row extends Rule {
  readonly section: string;
}

const HEADING = /^## (.+)$/;
const ROW = /^\|(.*)\|\s*$/;
const TEST = /^`([^`]+)` > (.+)$/;

/**
 * The rows of the tables below their section's heading: `| what must hold | tests, or a reason |`. Tests are written
 * `` `file` > title `` and separated by `<br>`; a bar inside a cell is written `\|`. The two lines above the first row
 * are the head of a table.
 */
export function readCoverage(document: string): Row[] {
  const rows: Row[] = [];
  let section = '';
  let line = 0;
  for (const text of document.split('\n')) {
    section = HEADING.exec(text)?.[1] ?? section;
    const [, cells] = ROW.exec(text) ?? [];
    line = cells === undefined ? 0 : line + 1;
    if (cells !== undefined && line > 2) rows.push({ section, ...readRow(cells) });
  }
  return rows;
}

function readRow(text: string): Rule {
  const cells = text.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim());
  const [claim = '', proof = '', ...surplus] = cells;
  const { unread, ...read } = readProof(proof);
  return { claim, ...read, unread: [...unread, ...surplus] };
}

function readProof(proof: string): Proof {
  const reason = REASONS.find((one) => proof.startsWith(`${one}: `)) ?? null;
  if (reason) return { reason, why: proof.slice(reason.length + 2), tests: [], unread: [] };
  const parts = proof
    .split('<br>')
    .map((part) => part.trim())
    .filter(Boolean);
  const tests = parts.flatMap((part) => {
    const [, file, title] = TEST.exec(part) ?? [];
    return file && title ? [{ file, title }] : [];
  });
  return { reason: null, why: '', tests, unread: parts.filter((part) => !TEST.test(part)) };
}
