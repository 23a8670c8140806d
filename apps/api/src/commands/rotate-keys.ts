import { resolve } from 'node:path';
import { loadLocalSecrets } from '../config/local-secrets.ts';
import { readEnvironment } from '../config/read-environment.ts';
import { countAuthenticatorsByKey } from '../features/auth/second-factor/second-factor-repository.ts';
import { countSecretsByKey } from '../features/auth/single-sign-on/sso-repository.ts';
import {
  addKey,
  countPasswords,
  countSealed,
  describeKeys,
  nameOf,
  removeKey,
} from '../features/key-rotation/rotate-keys.ts';
import { countPasswordsByPepper } from '../features/users/user-repository.ts';
import { connectDatabase, JOB_TIMEOUTS, type Queryable } from '../platform/database/database.ts';

const USAGE = `npm run keys:rotate                                      which keys there are, and what rests on them
npm run keys:rotate -- PASSWORD_PEPPER                   the setting with a new key in front
npm run keys:rotate -- PASSWORD_PEPPER --remove <name>   the setting without an older key; '' names the one without a name
The same for APP_SECRET. Nothing is written: put what is printed into the settings and restart (docs/operations.md).`;

const settings = readEnvironment();
const say = (line: string) => void process.stdout.write(`${line}\n`);
const local = settings.isProduction ? null : loadLocalSecrets(resolve(settings.DATA_DIR));
const rings = {
  PASSWORD_PEPPER: settings.PASSWORD_PEPPER ?? local?.PASSWORD_PEPPER ?? '',
  APP_SECRET: settings.APP_SECRET ?? local?.APP_SECRET ?? '',
};
const [name, option, id] = process.argv.slice(2);

try {
  if (name === undefined) await report();
  else if (name !== 'PASSWORD_PEPPER' && name !== 'APP_SECRET') throw new Error(USAGE);
  else if (option === undefined) say(`${name}=${addKey(rings[name])}`);
  else if (option === '--remove' && id !== undefined) await remove(name, id);
  else throw new Error(USAGE);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function report(): Promise<void> {
  const counts = await countOrNull(countPasswordsByPepper);
  say('PASSWORD_PEPPER');
  for (const line of describeKeys(rings.PASSWORD_PEPPER, counts)) say(line);
  if (!counts) say('  Set DATABASE_URL to count the passwords that rest on each.');
  say('APP_SECRET');
  for (const line of describeKeys(rings.APP_SECRET, await countOrNull(countSealedByKey), countSealed)) say(line);
}

async function remove(ring: keyof typeof rings, keyId: string): Promise<void> {
  const without = removeKey(rings[ring], keyId);
  if (ring === 'PASSWORD_PEPPER') {
    const counts = await countOrNull(countPasswordsByPepper);
    const resting = counts
      ? countPasswords(counts.get(keyId) ?? 0)
      : 'An unknown number of passwords (set DATABASE_URL)';
    say(`${resting} would end with ${nameOf(keyId)}: their owners would have to reset them by email.`);
  } else {
    const sealed = (await countOrNull(countSealedByKey))?.get(keyId);
    const resting = sealed === undefined ? 'stored secrets that rest on it' : countSealed(sealed);
    say(
      `Tokens of the last 15 minutes, links in mails that wait, known browsers and ${resting} would end with ${nameOf(keyId)}. Nightly jobs put stored secrets (of authenticator apps and of single sign-on) under the newest key.`,
    );
  }
  say(`${ring}=${without}`);
}

/** What must be read back: secrets of authenticator apps, and client secrets of single sign-on. */
async function countSealedByKey(db: Queryable): Promise<ReadonlyMap<string, number>> {
  const [apps, secrets] = [await countAuthenticatorsByKey(db), await countSecretsByKey(db)];
  return new Map([...apps.keys(), ...secrets.keys()].map((id) => [id, (apps.get(id) ?? 0) + (secrets.get(id) ?? 0)]));
}

async function countOrNull(countByKey: typeof countPasswordsByPepper): Promise<ReadonlyMap<string, number> | null> {
  if (settings.DATABASE_URL === undefined) return null;
  const connection = connectDatabase(settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL, {
    poolSize: 1,
    onError: () => undefined,
    timeouts: JOB_TIMEOUTS,
  });
  try {
    return await countByKey(connection.database);
  } finally {
    await connection.close();
  }
}
