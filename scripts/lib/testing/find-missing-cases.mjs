import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The numbered cases (W25) that files of tests name and that no test of a report shows: tests of one engine alone may be
 * added to a case, and must not replace the last one that another engine runs. A test shows the cases in its title, or,
 * where that names none, in the title of the group it is in.
 */
export async function findMissingCases(folder, report) {
  const { testResults } = JSON.parse(await readFile(report, 'utf8'));
  const ran = testResults.flatMap((file) => file.assertionResults).filter(({ status }) => /passed|failed/.test(status));
  const shown = new Set(
    ran.flatMap(({ title, ancestorTitles }) => {
      const own = casesIn(title);
      return own.length > 0 ? own : casesIn(ancestorTitles.join());
    }),
  );
  return [...new Set(await namedCases(folder))].filter((name) => !shown.has(name)).sort();
}

const casesIn = (text) => text.match(/\bW\d+\b/g) ?? [];

async function namedCases(folder) {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts'));
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return texts.flatMap(casesIn);
}
