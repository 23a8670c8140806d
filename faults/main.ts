import { faultCases, suiteCases } from './cases.ts';
import type { FaultCase } from './lib/fault-case.ts';
import { printHeader, printRow, type Row } from './lib/print-table.ts';
import { runSuiteCases } from './lib/run-suite-cases.ts';

/**
 * Makes things fail around the running product, case by case, and prints the damage. With arguments, only those cases
 * (`npm test -- faults R01 R08`). Exits with 1 when something acknowledged was lost or an expectation was not met.
 */
const asked = process.argv.slice(2).map((id) => id.toUpperCase());
const known = [...faultCases.map(({ id }) => id), ...suiteCases.keys()];
const unknown = asked.filter((id) => !known.includes(id));
if (unknown.length > 0) {
  console.error(`There is no case ${unknown.join(', ')}. There are ${known.sort().join(', ')}.`);
  process.exit(1);
}
const isAsked = (id: string) => asked.length === 0 || asked.includes(id);

// Exiting, unlike dying by a signal, also stops running databases and servers.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const rows: Row[] = [];
const report = (row: Row) => {
  rows.push(row);
  printRow(row);
};
printHeader();
for (const faultCase of faultCases.filter(({ id }) => isAsked(id))) report(await tryCase(faultCase));
const fromSuite = [...suiteCases].filter(([id]) => isAsked(id));
if (fromSuite.length > 0) {
  const tests = await runSuiteCases(fromSuite.map(([id]) => id));
  for (const [id, fault] of fromSuite) {
    const own = tests.filter(({ name }) => new RegExp(`\\b${id}\\b`).test(name));
    report({ id, fault, outcome: null, holds: own.length > 0 && own.every(({ passed }) => passed) });
  }
}
const failed = rows.filter(({ holds }) => !holds);
console.log(
  failed.length === 0
    ? `All ${rows.length} cases hold.`
    : `These do not hold: ${failed.map(({ id }) => id).join(', ')}`,
);
process.exit(failed.length === 0 ? 0 : 1);

async function tryCase({ id, fault, run }: FaultCase): Promise<Row> {
  try {
    const outcome = await run();
    return { id, fault, outcome, holds: outcome.lost === 0 && outcome.unmet.length === 0 };
  } catch (error) {
    const unmet = [error instanceof Error ? (error.stack ?? error.message) : String(error)];
    const outcome = { requests: 0, acknowledged: 0, lost: 0, recoverySeconds: null, unmet };
    return { id, fault, outcome, holds: false };
  }
}
