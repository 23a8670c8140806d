import { resolve } from 'node:path';
import { loadLocalSecrets } from '../config/local-secrets.ts';
import { loadEnvironment } from '../config/read-environment.ts';
import { readKnownSettings } from '../config/settings.ts';
import { OperatorError } from '../features/operator/deed.ts';
import { runOperatorCommand } from '../features/operator/operator-command.ts';
import { operatorActions } from '../operator-actions.ts';
import { deriveKeys } from '../platform/crypto/keys.ts';
import { connectDatabase, JOB_TIMEOUTS } from '../platform/database/database.ts';

/**
 * Helps customers from the operator's machine. Nothing of it can be reached over the network. Looking takes the address
 * of the database and no other setting.
 */
async function run(): Promise<void> {
  const settings = readKnownSettings(loadEnvironment());
  const isProduction = settings.NODE_ENV === 'production';
  const localData = isProduction ? null : resolve(settings.DATA_DIR ?? '');
  const url = settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL ?? (await localDatabase(localData));
  if (url === null) throw new OperatorError('Set DATABASE_URL to the database of the servers (docs/operations.md).');
  const connection = connectDatabase(url, { poolSize: 1, onLost: () => undefined, timeouts: JOB_TIMEOUTS });
  const secret = settings.APP_SECRET ?? (localData === null ? undefined : loadLocalSecrets(localData).APP_SECRET);
  try {
    await runOperatorCommand(process.argv.slice(2), {
      database: connection.database,
      actions: secret === undefined ? null : operatorActions(deriveKeys(secret)),
      brandName: settings.BRAND_NAME ?? '',
      say: (line) => void process.stdout.write(`${line}\n`),
    });
  } finally {
    await connection.close();
  }
}

/** On a development machine: the database that "npm start" runs. */
async function localDatabase(dataDir: string | null): Promise<string | null> {
  if (dataDir === null) return null;
  const { findRunningDatabase } = await import('@evenway/local-services');
  return findRunningDatabase(dataDir);
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof OperatorError ? error.message : describe(error)}\n`);
  process.exitCode = 1;
});

function describe(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { code, message } = cause as { code?: string; message?: string };
  if (code === '42501') return `This role of the database may only look (${message}). Deeds need the servers' role.`;
  return message ?? String(error);
}
