import { createHmac } from 'node:crypto';
import { parseKeyRing } from '../../config/key-ring.ts';
import type { Queryable } from '../database/database.ts';
import { type KeyMarker, listKeyMarkers, saveKeyMarkers } from './key-marker-repository.ts';

/** The settings that hold keys. */
export interface KeyRings {
  readonly APP_SECRET: string;
  readonly PASSWORD_PEPPER: string;
}

/**
 * Stores which keys have which names. Throws if a key has another name than before, or a name another key: passwords
 * and stored secrets name their key, so nobody could sign in any more and nothing would say why.
 */
export async function rememberKeys(db: Queryable, rings: KeyRings): Promise<void> {
  const markers = markersOf(rings);
  const refuse = (problems: readonly string[]) => {
    if (problems.length > 0) throw new KeysMixedUpError(problems);
  };
  refuse(findKeyProblems(markers, await listKeyMarkers(db)));
  await saveKeyMarkers(db, markers);
  // Another server may have stored its own meanwhile.
  refuse(findKeyProblems(markers, await listKeyMarkers(db)));
}

export const markersOf = ({ APP_SECRET, PASSWORD_PEPPER }: KeyRings): KeyMarker[] =>
  Object.entries({ APP_SECRET, PASSWORD_PEPPER }).flatMap(([setting, ring]) =>
    parseKeyRing(ring).map(({ id, key }) => ({
      setting: setting as keyof KeyRings,
      name: id,
      marker: createHmac('sha256', key).update('evenway/key-marker').digest('base64url'),
    })),
  );

/** What is wrong with the names of configured keys, compared with those stored. The doctor asks the same. */
export function findKeyProblems(configured: readonly KeyMarker[], stored: readonly KeyMarker[]): string[] {
  return configured.flatMap(({ setting, name, marker }) => {
    const before = stored.filter((one) => one.setting === setting);
    const same = before.find((one) => one.marker === marker);
    if (same !== undefined && same.name !== name)
      return [
        `${setting} has a key ${inWords(name)} that has been in use ${inWords(same.name)}: write it as ${same.name}:<key>`,
      ];
    if (same === undefined && before.some((one) => one.name === name))
      return [
        `${setting} has another key ${inWords(name)} than before: a new key needs a new name (npm run keys:rotate)`,
      ];
    return [];
  });
}

const inWords = (name: string) => (name === '' ? 'without a name' : `as ${name}`);

class KeysMixedUpError extends Error {
  override readonly name = 'KeysMixedUpError';
  readonly userMessage: string;

  constructor(problems: readonly string[]) {
    const userMessage = `With these keys nobody could sign in:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`;
    super(userMessage);
    this.userMessage = userMessage;
  }
}
