import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { runCommand } from '../lib/run-command.mjs';

/** A copy of the tree to make mutants in: with uncommitted changes, and with links to installed packages. */
export async function copyTree() {
  const copy = await mkdtemp(path.join(tmpdir(), 'evenway-mutants-'));
  const { output } = await runCommand('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  const files = output.split('\0').filter(Boolean);
  for (const file of files) await cp(path.join(ROOT, file), path.join(copy, file)).catch(ignoreDeleted);
  await linkInstalled('node_modules', copy);
  for (const folder of ['apps/web/node_modules', 'apps/widget/tests/corpus/node_modules'])
    await symlink(path.join(ROOT, folder), path.join(copy, folder));
  return copy;
}

/** Its own links to workspace packages, which would otherwise lead out of the copy. */
async function linkInstalled(folder, copy) {
  await mkdir(path.join(copy, folder));
  for (const name of await readdir(path.join(ROOT, folder))) {
    const [from, to] = [path.join(ROOT, folder, name), path.join(copy, folder, name)];
    if (name === '@evenway') await cp(from, to, { recursive: true, verbatimSymlinks: true });
    else await symlink(from, to);
  }
}

function ignoreDeleted(error) {
  if (error.code !== 'ENOENT') throw error;
}
