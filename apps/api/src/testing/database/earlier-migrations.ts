import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

interface MigrationsJournal {
  readonly entries: ReadonlyArray<{ readonly tag: string }>;
}

const readJournal = (): MigrationsJournal =>
  JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'));

/** The names of all migrations, oldest first. */
export const migrationNames = (): string[] => readJournal().entries.map(({ tag }) => tag);

/** The migrations from before one was added, copied into an existing folder; returns that folder. */
export function migrationsBefore(name: string, folder: string): string {
  const journal = readJournal();
  const kept = journal.entries.slice(0, migrationNames().indexOf(name));
  cpSync(migrationsFolder, folder, { recursive: true });
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries: kept }));
  return folder;
}
