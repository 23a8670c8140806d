import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Step } from '../../test-steps.ts';
import { hashContents, listFiles } from '../build/hash-files.ts';
import { CACHE, ROOT } from '../paths.mjs';
import type { Counts } from './count-tests.ts';
import { type BrowserName, findBrowser } from './find-browser.ts';

/** What every step depends on, besides what it says itself. */
export const READ_BY_ALL = [
  '.env',
  '.gitignore',
  'package.json',
  'package-lock.json',
  'scripts/lib/',
  'scripts/test-steps.ts',
  'tsconfig.base.json',
  'vitest.config.ts',
];

/**
 * Which steps passed with which inputs, kept from run to run (decision 73): the files that a step reads, its command,
 * its browser, and Node. A step that does not say what it reads is never known to have passed.
 */
export function passedSteps(file = path.join(CACHE, 'passed-steps.json')) {
  return {
    /** How many tests passed with these inputs. */
    find(name: string, inputs: string | undefined): number {
      const known = readRecord(file)[name];
      return known && known.inputs === inputs ? known.tests : 0;
    },
    // At once, since two steps may end at the same time.
    remember(name: string, inputs: string | undefined, { passed, failed }: Counts): void {
      const { [name]: _, ...others } = readRecord(file);
      const record = inputs && failed === 0 ? { ...others, [name]: { inputs, tests: passed } } : others;
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(record, null, 2));
    },
  };
}

/** A file that is missing, or was cut off while it was written, says nothing. */
function readRecord(file: string): Record<string, { inputs: string; tests: number }> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** One hash of all that can change a step's result; there is none if it does not say what it reads. */
export async function inputsOf(
  { run, reads, browser }: Pick<Step, 'run' | 'reads' | 'browser'>,
  { root = ROOT, depth = process.env.TEST_DEPTH ?? '' } = {},
): Promise<string | undefined> {
  if (!reads) return undefined;
  const files = await Promise.all([...READ_BY_ALL, ...reads].map((place) => listFiles(path.join(root, place))));
  const { version, platform, arch } = process;
  const tools = [run.join(' '), version, platform, arch, depth, ...(browser ? await describeBrowser(browser) : [])];
  return hashContents([...new Set(files.flat())].sort(), tools);
}

/** An update of the browser replaces its files. */
function describeBrowser(name: BrowserName): Promise<string[]> {
  const programs = Object.values(findBrowser(name)).filter((program) => program !== undefined);
  return Promise.all(
    programs.map(async (program) => {
      const file = await realpath(program);
      const { size, mtimeMs } = await stat(file);
      return `${file} ${size} ${mtimeMs}`;
    }),
  );
}
