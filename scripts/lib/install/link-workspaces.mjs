import { existsSync } from 'node:fs';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';

/** Makes the links to the product's own packages that an earlier install could not know of: a new package costs no new install. */
export async function linkWorkspaces(folder) {
  if (!existsSync(path.join(folder, 'node_modules'))) return;
  const { packages } = JSON.parse(await readFile(path.join(folder, 'package-lock.json'), 'utf8'));
  for (const [place, { link, resolved }] of Object.entries(packages)) {
    const file = path.join(folder, place);
    if (!link || existsSync(file)) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await symlink(path.relative(path.dirname(place), resolved), file, 'junction').catch((error) => {
      // Another command was quicker.
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
