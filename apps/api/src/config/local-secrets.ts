import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface LocalSecrets {
  readonly APP_SECRET: string;
  readonly PASSWORD_PEPPER: string;
}

/** Secrets of a machine without configured ones: generated on the first start and stored with the local data. */
export function loadLocalSecrets(dataDir: string): LocalSecrets {
  const file = join(dataDir, 'secrets.json');
  mkdirSync(dataDir, { recursive: true });
  try {
    const newKey = () => `k1:${randomBytes(32).toString('hex')}`;
    const fresh = { APP_SECRET: newKey(), PASSWORD_PEPPER: newKey() };
    // `wx` makes two concurrent first starts agree on one file.
    writeFileSync(file, `${JSON.stringify(fresh, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
    return fresh;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return JSON.parse(readFileSync(file, 'utf8')) as LocalSecrets;
  }
}
