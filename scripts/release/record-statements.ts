import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../lib/errors.mjs';
import { inRoot } from '../lib/paths.mjs';
import { runCommand } from '../lib/run-command.mjs';

const FILE = inRoot('apps/api/migrations/previous-release.json');

/**
 * Records the SQL statements of this release, for the tests of the next one: all that servers run during the API tests,
 * and the newest migration.
 */
export async function recordStatements(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'evenway-statements-'));
  try {
    const { code } = await runCommand('node_modules/.bin/vitest', ['run', '--project', 'api'], {
      live: true,
      env: { STATEMENTS_FOLDER: folder },
    });
    if (code !== 0) throw new UserError('The tests of the API must pass first.');
    const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'));
    const statements = [
      ...new Set(lines.map((line) => (JSON.parse(line) as string).replace(/\s+/g, ' ').trim())),
    ].filter((text) => /^(select|insert|update|delete|with)\b/i.test(text));
    const journal = JSON.parse(readFileSync(inRoot('apps/api/migrations/meta/_journal.json'), 'utf8'));
    const written = { migration: journal.entries.at(-1).tag, statements: statements.sort() };
    writeFileSync(FILE, `${JSON.stringify(written, null, 2)}\n`);
    console.log(`${statements.length} statements on ${written.migration} in ${FILE}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
