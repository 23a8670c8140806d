import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../paths.mjs';

/**
 * Writes the version and commit of the sources in `root` beside the built server. Not part of the bundle, because most
 * commits change nothing in it.
 */
export async function writeBuildInfo(dist: string, root = ROOT): Promise<void> {
  const file = path.join(dist, 'build-info.json');
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const text = `${JSON.stringify({ version, commit: commitOf(root) })}\n`;
  // Several processes may do this at once, and a server may be reading it.
  if ((await readFile(file, 'utf8').catch(() => '')) !== text) await writeFile(file, text);
}

/** COMMIT names it where the sources come without their history, as in the build of the image. */
function commitOf(root: string): string {
  if (process.env.COMMIT) return process.env.COMMIT;
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return `${git('rev-parse', 'HEAD')}${git('status', '--porcelain', '--untracked-files=no') ? '-dirty' : ''}`;
  } catch {
    return 'unknown';
  }
}
