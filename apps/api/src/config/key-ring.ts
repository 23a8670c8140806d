/** A key and its name. A key from before keys had names has none. */
export interface NamedKey {
  readonly id: string;
  readonly key: string;
}

/** Newest first: the first one signs and hashes, the others only verify. */
export type KeyRing = readonly [NamedKey, ...NamedKey[]];

const MIN_KEY_LENGTH = 32;
const NAMED = /^([A-Za-z0-9-]{1,16}):([^,]*)(?:,|$)/;

/**
 * Parses `k2:newest,k1:older,:oldest`. A text without a name is a single key, as in older settings; in a ring such a
 * key comes last, after a bare colon, and may contain any character. Throws a description of what is wrong.
 */
export function parseKeyRing(text: string): KeyRing {
  const keys: NamedKey[] = [];
  let rest = text;
  while (rest !== '') {
    const [whole, id, key] = NAMED.exec(rest) ?? [];
    if (whole === undefined || id === undefined || key === undefined) {
      if (keys.length > 0 && !rest.startsWith(':')) throw new Error('has a key without a name');
      keys.push({ id: '', key: keys.length > 0 ? rest.slice(1) : rest });
      break;
    }
    keys.push({ id, key });
    rest = rest.slice(whole.length);
  }
  const [newest, ...older] = keys;
  if (!newest || keys.some(({ key }) => key.length < MIN_KEY_LENGTH))
    throw new Error(`must be at least ${MIN_KEY_LENGTH} characters of random text`);
  if (new Set(keys.map(({ id }) => id)).size < keys.length) throw new Error('names two keys alike');
  return [newest, ...older];
}

export const formatKeyRing = (keys: readonly NamedKey[]): string =>
  keys.length === 1 && keys[0]?.id === ''
    ? keys[0].key
    : [...keys]
        .sort((a, b) => Number(a.id === '') - Number(b.id === ''))
        .map(({ id, key }) => `${id}:${key}`)
        .join();
