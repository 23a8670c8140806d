import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { migrationNames } from '../../apps/api/src/testing/database/earlier-migrations.ts';
import { inRoot } from '../../scripts/lib/paths.mjs';

/**
 * Builds the server from before the first migration since the last release, in an existing folder, with the currently
 * installed packages. Returns the file to run.
 */
export function buildPreviousServer(folder: string): string {
  const { migration } = JSON.parse(readFileSync(inRoot('apps/api/migrations/previous-release.json'), 'utf8'));
  const next = migrationNames()[migrationNames().indexOf(migration) + 1];
  if (next === undefined) throw new Error('No migration was added since the last release: there is nothing to try.');
  const archive = execFileSync('git', ['archive', commitBefore(next)], { cwd: inRoot('.'), maxBuffer: 1e9 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  linkPackages(folder);
  const build = pathToFileURL(path.join(folder, 'scripts/lib/build/build-api.mjs')).href;
  execFileSync(process.execPath, ['--input-type=module', '--eval', `await (await import('${build}')).buildApi()`]);
  return path.join(folder, 'apps/api/dist/server.js');
}

function commitBefore(migration: string): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: inRoot('.'), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const file = `apps/api/migrations/${migration}.sql`;
  try {
    const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', file);
    return git('rev-parse', '--verify', `${added}^`);
  } catch {
    throw new Error(`This clone does not go back to before ${file}: git fetch --unshallow`);
  }
}

/** Its own packages are from that time. */
function linkPackages(folder: string): void {
  const own = path.join(folder, 'node_modules/@evenway');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(inRoot('node_modules')))
    if (name !== '@evenway') symlinkSync(inRoot('node_modules', name), path.join(folder, 'node_modules', name));
  for (const room of ['packages', 'apps'])
    for (const name of readdirSync(path.join(folder, room)))
      symlinkSync(path.join(folder, room, name), path.join(own, name));
}
