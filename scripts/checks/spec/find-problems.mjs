import { readTestTitles } from './read-test-titles.mjs';

/**
 * What is wrong with the table: `rows` from `readCoverage`, `readFile` returns the text of a file or null. Every
 * statement has an existing, enabled test, or a reason; statements of a line are numbered without gaps.
 */
export function findSpecProblems(rows, readFile) {
  const titles = new Map();
  const titlesOf = (file) => {
    if (!titles.has(file)) {
      const text = readFile(file);
      titles.set(file, text === null ? null : readTestTitles(file, text));
    }
    return titles.get(file);
  };
  return [...orderProblems(rows), ...rows.flatMap((row) => rowProblems(row, titlesOf))];
}

function orderProblems(rows) {
  return rows.flatMap((row, index) => {
    const before = rows[index - 1];
    const isNext = row.line === before?.line ? row.statement === before.statement + 1 : row.statement === 1;
    if (isNext && !(row.line < (before?.line ?? 0))) return [];
    return [`${nameOf(row)} does not follow ${before ? nameOf(before) : 'the start of the table'}`];
  });
}

function rowProblems(row, titlesOf) {
  const name = nameOf(row);
  const problems = row.unread.map((part) => `${name}: "${part}" is neither a test nor a reason`);
  if (row.claim === '') problems.push(`${name} does not say what must hold`);
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

const nameOf = ({ line, statement }) => `statement ${line}.${statement}`;
