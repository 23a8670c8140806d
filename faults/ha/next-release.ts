import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { laterMigrations } from '../../apps/api/src/testing/database/migration-folders.ts';
import { inRoot } from '../../scripts/lib/paths.mjs';

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
  cpSync(inRoot('apps/api/dist'), path.join(api, 'dist'), { recursive: true });
  laterMigrations({ next_release: MIGRATION }, path.join(api, 'migrations'));
  for (const name of ['node_modules', 'apps/web', 'apps/widget']) symlinkSync(inRoot(name), path.join(release, name));
  return release;
}
