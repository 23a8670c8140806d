import { existsSync, readFileSync } from 'node:fs';
import { findSpecProblems } from './spec/find-problems.mjs';
import { REASONS, readCoverage } from './spec/read-coverage.mjs';

const DOCUMENT = 'docs/spec-coverage.md';
/** The specification makes this many statements: a lost row must not improve the result. */
const STATEMENTS = 527;

const rows = readCoverage(readFileSync(DOCUMENT, 'utf8'));
const problems = findSpecProblems(rows, (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null));
if (rows.length !== STATEMENTS)
  problems.push(`${DOCUMENT} has ${rows.length} statements, the specification ${STATEMENTS}`);
for (const problem of problems) console.error(problem);

const without = rows.filter(({ reason }) => reason !== null);
const counts = REASONS.map((reason) => `${without.filter((row) => row.reason === reason).length} ${reason}`);
for (const { line, statement, why } of without.filter(({ reason }) => reason === 'gap'))
  console.log(`gap ${line}.${statement}: ${why}`);
console.log(
  `${rows.length} statements, ${rows.length - without.length} shown by tests, ${without.length} without: ${counts.join(', ')}`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
