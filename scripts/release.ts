import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import semver from 'semver';
import { ensureBuilt } from './lib/build/ensure-built.ts';
import { reportError, UserError } from './lib/errors.mjs';
import { inRoot } from './lib/paths.mjs';
import { closeUnreleased } from './release/changelog.mjs';
import { recordStatements } from './release/record-statements.ts';
import { storeWidget } from './release/stored-widgets.ts';

/**
 * `npm run release -- 0.2.0`: records what later releases must keep working (statements, the widget), dates the
 * changelog, sets the version, commits and tags. Publishing is a push (docs/releasing.md).
 */
try {
  const version = process.argv[2] ?? '';
  const present = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).version;
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new UserError('Name the version: npm run release -- 0.2.0');
  if (!semver.gt(version, present)) throw new UserError(`${version} does not follow ${present}.`);
  if (git('rev-parse', '--abbrev-ref', 'HEAD') !== 'main') throw new UserError('Releases are made from main.');
  if (git('status', '--porcelain') !== '') throw new UserError('Commit or stash your changes first.');

  const today = new Date().toISOString().slice(0, 10);
  const changelog = closeUnreleased(readFileSync(inRoot('CHANGELOG.md'), 'utf8'), version, today);
  await recordStatements();
  await ensureBuilt();
  storeWidget(version);
  writeFileSync(inRoot('CHANGELOG.md'), changelog);
  execFileSync('npm', ['version', version, '--no-git-tag-version', '--allow-same-version'], { cwd: inRoot('.') });
  git('add', 'apps/api/migrations', 'apps/widget/releases');
  git('commit', '--all', '--message', `release: ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Evenway ${version}`);
  console.log(`Tagged v${version}. Publish it with: git push --follow-tags`);
} catch (error) {
  reportError(error);
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: inRoot('.'), encoding: 'utf8' }).trim();
}
