import { existsSync, readFileSync } from 'node:fs';
import { findSpecProblems, nameOf } from './spec/find-problems.ts';
import { REASONS, readCoverage } from './spec/read-coverage.ts';

const DOCUMENT = 'docs/spec-coverage.md';
/** The specification has this many rules: a lost row must not improve the result. */
const RULES = 527;

const rows = readCoverage(readFileSync(DOCUMENT, 'utf8'));
const problems = findSpecProblems(rows, (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null));
if (rows.length !== RULES) problems.push(`${DOCUMENT} has ${rows.length} rules, the specification ${RULES}`);
for (const problem of problems) console.error(problem);

const without = rows.filter(({ reason }) => reason !== null);
const counts = REASONS.map((reason) => `${without.filter((row) => row.reason === reason).length} ${reason}`);
for (const row of without.filter(({ reason }) => reason === 'gap')) console.log(`gap in ${nameOf(row)} (${row.why})`);
console.log(
  `${rows.length} rules, ${rows.length - without.length} shown by tests, ${without.length} without: ${counts.join(', ')}`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
