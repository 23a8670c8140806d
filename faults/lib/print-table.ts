import type { Outcome } from './fault-case.ts';

const COLUMNS = [
  ['case', 5],
  ['fault', 84],
  ['requests', 9],
  ['acknowledged', 13],
  ['lost', 5],
  ['recovered in', 13],
  ['verdict', 8],
] as const;

export interface Row {
  readonly id: string;
  readonly fault: string;
  /** Null if a test of the API's suite covers the case: it only reports whether it holds. */
  readonly outcome: Outcome | null;
  readonly holds: boolean;
}

export function printHeader(): void {
  printLine(COLUMNS.map(([name]) => name));
}

/** Prints one line, and below it what did not hold or was measured besides. */
export function printRow({ id, fault, outcome, holds }: Row): void {
  const { requests, acknowledged, lost, recoverySeconds } = outcome ?? {};
  const recovery = recoverySeconds === null || recoverySeconds === undefined ? '' : `${recoverySeconds.toFixed(1)} s`;
  const verdict = holds ? 'holds' : 'FAILS';
  printLine([id, fault, requests ?? '', acknowledged ?? '', lost ?? '', recovery, verdict]);
  for (const line of [
    ...(outcome?.note ? [outcome.note] : []),
    ...(outcome?.unmet ?? []).map((rule) => `unmet: ${rule}`),
  ])
    console.log(`      ${line}`);
}

function printLine(cells: ReadonlyArray<string | number>): void {
  const padded = cells.map((cell, index) => {
    const width = COLUMNS[index]?.[1] ?? 0;
    return typeof cell === 'number' ? `${String(cell).padStart(width - 1)} ` : cell.slice(0, width - 1).padEnd(width);
  });
  console.log(padded.join('').trimEnd());
}
