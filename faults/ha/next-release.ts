import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';

const NAME = '9999_next_release';
/** Typical changes of a release: columns that earlier servers do not know, on tables that every request needs. */
const MIGRATION = [
  `alter table "websites" add column "next_release" text not null default ''`,
  `alter table "sessions" add column "next_release" timestamptz`,
  `create index "websites_next_release" on "websites" ("next_release")`,
].join(';--> statement-breakpoint\n');

/** This release with one more migration, in a separate folder. Returns the folder. */
export function makeNextRelease(parent: string): string {
  const release = path.join(parent, 'next-release');
  const api = path.join(release, 'apps/api');
  mkdirSync(api, { recursive: true });
  for (const name of ['dist', 'migrations'])
    cpSync(inRoot('apps/api', name), path.join(api, name), { recursive: true });
  for (const name of ['node_modules', 'apps/web', 'apps/widget']) symlinkSync(inRoot(name), path.join(release, name));
  writeFileSync(path.join(api, 'migrations', `${NAME}.sql`), MIGRATION);
  const journalFile = path.join(api, 'migrations/meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: Array<{ idx: number; when: number }> };
  const last = journal.entries.at(-1);
  const entry = { ...last, idx: (last?.idx ?? 0) + 1, when: (last?.when ?? 0) + 1, tag: NAME };
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  return release;
}
