import { existsSync } from 'node:fs';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';

/** Creates links to workspace packages that an earlier install did not know: a new package needs no new install. */
export async function linkWorkspaces(folder) {
  if (!existsSync(path.join(folder, 'node_modules'))) return;
  const { packages } = JSON.parse(await readFile(path.join(folder, 'package-lock.json'), 'utf8'));
  for (const [place, { link, resolved }] of Object.entries(packages)) {
    const file = path.join(folder, place);
    if (!link || existsSync(file)) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await symlink(path.relative(path.dirname(place), resolved), file, 'junction').catch((error) => {
      // Another command was faster.
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
