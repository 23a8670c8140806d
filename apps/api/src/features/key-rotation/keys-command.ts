import { resolve } from 'node:path';
import { loadLocalSecrets } from '../../config/local-secrets.ts';
import type { Settings } from '../../config/settings.ts';
import { connectDatabase, JOB_TIMEOUTS, type Queryable } from '../../platform/database/database.ts';
import { countAuthenticatorsByKey } from '../auth/second-factor/second-factor-repository.ts';
import { countSecretsByKey } from '../auth/single-sign-on/sso-repository.ts';
import { countPasswordsByPepper } from '../users/user-repository.ts';
import { addKey, countPasswords, countSealed, describeKeys, nameOf, removeKey } from './rotate-keys.ts';

const USAGE = `npm run keys:rotate                                      which keys there are, and what depends on them
npm run keys:rotate -- PASSWORD_PEPPER                   the setting with a new key, in two steps
npm run keys:rotate -- PASSWORD_PEPPER --remove <name>   the setting without an older key; '' names the one without a name
The same for APP_SECRET. Nothing is written: put what is printed into the settings and restart (docs/operations.md).`;

/** `npm run keys:rotate` with its arguments. Returns the next value of a setting, or a report. */
export async function runKeysCommand(
  [name, option, id]: readonly string[],
  settings: Settings,
  say: (line: string) => void,
): Promise<void> {
  const local = settings.isProduction ? null : loadLocalSecrets(resolve(settings.DATA_DIR));
  const rings = {
    PASSWORD_PEPPER: settings.PASSWORD_PEPPER ?? local?.PASSWORD_PEPPER ?? '',
    APP_SECRET: settings.APP_SECRET ?? local?.APP_SECRET ?? '',
  };
  const passwords = () => countOrNull(settings, countPasswordsByPepper);
  const sealed = () => countOrNull(settings, countSealedByKey);

  if (name === undefined) {
    const counts = await passwords();
    say('PASSWORD_PEPPER');
    for (const line of describeKeys(rings.PASSWORD_PEPPER, counts)) say(line);
    if (!counts) say('  Set DATABASE_URL to count the passwords that rest on each.');
    say('APP_SECRET');
    for (const line of describeKeys(rings.APP_SECRET, await sealed(), countSealed)) say(line);
    return;
  }
  if (name !== 'PASSWORD_PEPPER' && name !== 'APP_SECRET') throw new Error(USAGE);
  if (option === undefined) {
    const { known, used } = addKey(rings[name]);
    say(
      '1. Set this on every server, and restart them one after another. They then accept the new key and go on using the old one:',
    );
    say(`${name}=${known}`);
    say(
      '2. Once every server runs with it, set this on every server, and restart them one after another. They then use the new key:',
    );
    return say(`${name}=${used}`);
  }
  if (option !== '--remove' || id === undefined) throw new Error(USAGE);
  const without = removeKey(rings[name], id);
  say(name === 'PASSWORD_PEPPER' ? endOfPepper(id, await passwords()) : endOfSecret(id, await sealed()));
  say(`${name}=${without}`);
}

type Counts = ReadonlyMap<string, number> | null;

function endOfPepper(id: string, counts: Counts): string {
  const resting = counts ? countPasswords(counts.get(id) ?? 0) : 'An unknown number of passwords (set DATABASE_URL)';
  return `${resting} would end with ${nameOf(id)}: their owners would have to reset them by email.`;
}

function endOfSecret(id: string, counts: Counts): string {
  const sealed = counts?.get(id);
  const resting = sealed === undefined ? 'stored secrets that rest on it' : countSealed(sealed);
  return `Tokens of the last 15 minutes, links in mails that wait, known browsers and ${resting} would end with ${nameOf(id)}. Nightly jobs put stored secrets (of authenticator apps and of single sign-on) under the newest key.`;
}

/** Values that must be read back: secrets of authenticator apps, and client secrets of single sign-on. */
async function countSealedByKey(db: Queryable): Promise<ReadonlyMap<string, number>> {
  const [apps, secrets] = [await countAuthenticatorsByKey(db), await countSecretsByKey(db)];
  return new Map([...apps.keys(), ...secrets.keys()].map((id) => [id, (apps.get(id) ?? 0) + (secrets.get(id) ?? 0)]));
}

async function countOrNull(settings: Settings, countByKey: typeof countPasswordsByPepper): Promise<Counts> {
  if (settings.DATABASE_URL === undefined) return null;
  const connection = connectDatabase(settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL, {
    poolSize: 1,
    onLost: () => undefined,
    timeouts: JOB_TIMEOUTS,
  });
  try {
    return await countByKey(connection.database);
  } finally {
    await connection.close();
  }
}
