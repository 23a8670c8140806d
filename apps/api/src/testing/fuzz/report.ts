import { writeFileSync } from 'node:fs';
import type { FuzzResult } from './fuzz.ts';
import { resultTable } from './result-table.ts';

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
