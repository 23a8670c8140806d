import { setTimeout } from 'node:timers/promises';
import { Client } from '@evenway/database-connections';
import { type Migration, newestMigration } from './migration-journal.ts';
import { EarlierDataError, readServedSchema } from './schema-state.ts';

const PAUSE_MS = 250;
/**
 * Covers the usual delay between processes of one release. After that the process exits, so that the platform restarts
 * it.
 */
const PATIENCE_MS = 60_000;
/**
 * For processes that do not migrate: waits until the schema has the newest migration of this release and the server's
 * role has its rights. A newer schema is fine, since migrations only add.
 */
export async function waitForSchema(
  url: string,
  migrationsFolder: string,
  { say = () => undefined, patienceMs = PATIENCE_MS }: { say?: (line: string) => void; patienceMs?: number } = {},
): Promise<void> {
  const needed = newestMigration(migrationsFolder);
  const deadline = performance.now() + patienceMs;
  for (let isFirst = true; !(await isUsable(url, migrationsFolder)); isFirst = false) {
    if (performance.now() > deadline) throw new SchemaError(needed);
    if (isFirst) say(`Waiting for migration ${needed.tag}: this process does not migrate (SERVER_ROLES).`);
    await setTimeout(PAUSE_MS);
  }
}

async function isUsable(url: string, migrationsFolder: string): Promise<boolean> {
  const client = new Client({ connectionString: url, application_name: 'evenway-start' });
  await client.connect();
  try {
    const { state, hasRights } = await readServedSchema(client, migrationsFolder);
    if (state.kind === 'earlier-data') throw new EarlierDataError();
    return state.kind !== 'older' && hasRights;
  } finally {
    await client.end();
  }
}

/** `userMessage` is all that an operator needs to read. */
class SchemaError extends Error {
  override readonly name = 'SchemaError';
  readonly userMessage: string;

  constructor({ tag }: Migration) {
    const userMessage = `The database is older than this server: it lacks migration ${tag}.\nRun a process of this release with SERVER_ROLES=migrations, or give this one that role too (docs/operations.md).`;
    super(userMessage);
    this.userMessage = userMessage;
  }
}
