import { writeFileSync } from 'node:fs';
import type { FuzzResult } from './fuzz.ts';

const INTERVAL_MS = 1_000;

/** Keeps a table of the results in a file, so that an interrupted run leaves them. Without a file it only collects. */
export function createReport(seed: number, file: string | undefined) {
  const results: FuzzResult[] = [];
  const write = () => {
    if (file !== undefined) writeFileSync(file, `seed ${seed}\n${resultTable(results)}\n`);
  };
  if (file !== undefined) setInterval(write, INTERVAL_MS).unref();
  return {
    add(result: FuzzResult): FuzzResult {
      results.push(result);
      return result;
    },
    write,
  };
}

const countOf = (statuses: ReadonlyMap<number, number>, kind: number) =>
  [...statuses].reduce((sum, [status, count]) => (Math.floor(status / 100) === kind ? sum + count : sum), 0);

const HEADER = ['call', 'inputs', '2xx', '3xx', '4xx', '5xx', 'closed', 'slowest'];

/** What a long run prints at its end, or when it is interrupted. */
function resultTable(results: readonly FuzzResult[]): string {
  const rows = results.map(({ name, inputs, statuses, slowest }) => [
    name,
    String(inputs),
    ...[2, 3, 4, 5, 0].map((kind) => String(countOf(statuses, kind))),
    `${Math.round(slowest)} ms`,
  ]);
  const total = results.reduce((sum, { inputs }) => sum + inputs, 0);
  const widths = HEADER.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return [line(HEADER), ...rows.map(line), `${total} inputs, ${results.length} of the calls`].join('\n');
}
