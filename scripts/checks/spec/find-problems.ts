import type { Row } from './read-coverage.ts';
import { readTestTitles } from './read-test-titles.ts';

/**
 * What is wrong with the table: `rows` from `readCoverage`, `readFile` returns the text of a file or null. Every
 * rule stands once in its section, and has an existing, enabled test or a reason.
 */
export function findSpecProblems(rows: readonly Row[], readFile: (file: string) => string | null): string[] {
  const titles = new Map<string, string[] | null>();
  const titlesOf = (file: string) => {
    const known = titles.get(file);
    if (known !== undefined) return known;
    const text = readFile(file);
    const read = text === null ? null : readTestTitles(file, text);
    titles.set(file, read);
    return read;
  };
  return [...repetitions(rows), ...rows.flatMap((row) => rowProblems(row, titlesOf))];
}

function repetitions(rows: readonly Row[]): string[] {
  const names = rows.map(nameOf);
  return names.filter((name, index) => names.indexOf(name) < index).map((name) => `${name} stands twice`);
}

function rowProblems(row: Row, titlesOf: (file: string) => readonly string[] | null): string[] {
  const name = nameOf(row);
  const problems = row.unread.map((part) => `${name}: "${part}" is neither a test nor a reason`);
  if (row.claim === '') problems.push(`${row.section}: a row does not say what must hold`);
  if (row.reason === null && row.tests.length === 0) problems.push(`${name} has neither a test nor a reason`);
  if (row.reason !== null && row.why === '') problems.push(`${name}: "${row.reason}" needs a reason`);
  for (const { file, title } of row.tests) {
    const found = titlesOf(file);
    if (found === null) problems.push(`${name}: ${file} is gone`);
    else if (!found.some((one) => one === title || one.endsWith(` > ${title}`)))
      problems.push(`${name}: ${file} has no test "${title}"`);
  }
  return problems;
}

/** Also how `npm test -- spec` names a gap. */
export const nameOf = ({ section, claim }: Row) => `${section}: ${claim}`;
