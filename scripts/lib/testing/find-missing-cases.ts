import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { JsonTestResults } from 'vitest/reporters';

/**
 * Numbered cases (W25) that test files name but no test in the report covers. A test covers the cases in its title or,
 * if it names none, in the title of its group.
 */
export async function findMissingCases(folder: string, report: string): Promise<string[]> {
  const { testResults }: JsonTestResults = JSON.parse(await readFile(report, 'utf8'));
  const ran = testResults.flatMap((file) => file.assertionResults).filter(({ status }) => /passed|failed/.test(status));
  const shown = new Set(
    ran.flatMap(({ title, ancestorTitles }) => {
      const own = casesIn(title);
      return own.length > 0 ? own : casesIn(ancestorTitles.join());
    }),
  );
  return [...new Set(await namedCases(folder))].filter((name) => !shown.has(name)).sort();
}

const casesIn = (text: string): string[] => text.match(/\bW\d+\b/g) ?? [];

async function namedCases(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts'));
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return texts.flatMap(casesIn);
}
