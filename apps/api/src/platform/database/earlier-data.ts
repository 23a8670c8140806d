import { readMigrations } from './migration-journal.ts';

export const EARLIER_DATA = 'This data was made before the first release, and this version cannot use it.';

/** Whether a database has a migration from before the first one of this code, which then cannot continue from there. */
export function isEarlierData(applied: readonly number[], migrationsFolder: string): boolean {
  const [first] = readMigrations(migrationsFolder);
  return first !== undefined && applied.some((when) => when < first.when);
}

/** `userMessage` is all that an operator needs to read. */
export class EarlierDataError extends Error {
  override readonly name = 'EarlierDataError';
  readonly userMessage =
    `${EARLIER_DATA} It was not changed.\nTo start empty, run npm run reset (data on this machine) or name a new database in DATABASE_URL. To keep the data, use the code that made it.`;
}
