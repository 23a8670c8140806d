import { readFile, writeFile } from 'node:fs/promises';
import { CliError, EXIT } from '../cli-error.mjs';

const FORMAT = 'accessibility-baseline';

/**
 * The findings that a team already knows. Only their fingerprints count: appearing on another page does not make them new.
 * @param {string} file
 * @returns {Promise<Set<string>>}
 */
export async function readBaseline(file) {
  let text;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    throw new CliError(`${file} cannot be read. Write it first, with --write-baseline.`, EXIT.usage);
  }
  try {
    const { format, version, findings } = JSON.parse(text);
    if (format === FORMAT && version === 1) return new Set(findings.map((/** @type {{ id: string }} */ { id }) => id));
  } catch {
    // Reported below.
  }
  throw new CliError(`${file} is not a baseline.`, EXIT.usage);
}

/**
 * In a stable order, since the file is meant to be committed.
 * @param {string} file
 * @param {readonly import('../types.d.ts').Identified[]} findings
 */
export async function writeBaseline(file, findings) {
  const known = findings.map(({ id, rule, snippet }) => ({ id, rule, snippet })).sort((a, b) => (a.id < b.id ? -1 : 1));
  try {
    await writeFile(file, `${JSON.stringify({ format: FORMAT, version: 1, findings: known }, null, 2)}\n`);
  } catch {
    throw new CliError(`${file} cannot be written.`, EXIT.usage);
  }
}
