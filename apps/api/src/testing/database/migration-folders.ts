import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

interface Entry {
  readonly idx: number;
  readonly when: number;
  readonly tag: string;
}

const readJournal = (): { readonly entries: readonly Entry[] } =>
  JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'));

/** The names of all migrations, oldest first. */
export const migrationNames = (): string[] => readJournal().entries.map(({ tag }) => tag);

/** The migrations from before one was added, copied into a folder; returns that folder. */
export const migrationsBefore = (name: string, folder: string): string =>
  copyMigrations(folder, (entries) => entries.slice(0, migrationNames().indexOf(name)));

/** The migrations of a later release, which adds these, copied into a folder; returns that folder. */
export function laterMigrations(added: Readonly<Record<string, string>>, folder: string): string {
  copyMigrations(folder, (entries) => {
    const when = Math.max(...entries.map((entry) => entry.when));
    const further = Object.keys(added).map((tag, index) => ({
      ...entries.at(-1),
      ...{ idx: entries.length + index, when: when + index + 1, tag },
    }));
    return [...entries, ...further];
  });
  for (const [name, text] of Object.entries(added)) writeFileSync(join(folder, `${name}.sql`), text);
  return folder;
}

function copyMigrations(folder: string, change: (entries: readonly Entry[]) => readonly Entry[]): string {
  const journal = readJournal();
  cpSync(migrationsFolder, folder, { recursive: true });
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries: change(journal.entries) }));
  return folder;
}
