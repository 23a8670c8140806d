/** A key and its name. A key from before keys had names has none. */
export interface NamedKey {
  readonly id: string;
  readonly key: string;
}

/** Newest first: the first one signs and hashes, the others only verify. */
export type KeyRing = readonly [NamedKey, ...NamedKey[]];

const MIN_KEY_LENGTH = 32;
/** A key goes on until another name, so that one without a name may contain commas. */
const NEXT_KEY = /,(?=[A-Za-z0-9-]{0,16}:)/;
const NAMED = /^([A-Za-z0-9-]{0,16}):(.*)$/s;

/**
 * Parses `k2:newest,k1:older`. A key from before keys had names stands anywhere in a ring after a bare colon, as in
 * `k2:newest,:oldest`, or alone. Throws a description of what is wrong.
 */
export function parseKeyRing(text: string): KeyRing {
  const parts = text.split(NEXT_KEY);
  const keys = parts.map((part): NamedKey => {
    const [, id, key] = NAMED.exec(part) ?? [];
    if ((id === undefined && parts.length > 1) || (id && key?.includes(',')))
      throw new Error('has a key without a name beside named ones: put a colon before it, as in k2:newest,:oldest');
    return { id: id ?? '', key: key ?? part };
  });
  const [newest, ...older] = keys;
  if (!newest || keys.some(({ key }) => key.length < MIN_KEY_LENGTH))
    throw new Error(`must be at least ${MIN_KEY_LENGTH} characters of random text`);
  if (new Set(keys.map(({ id }) => id)).size < keys.length) throw new Error('names two keys alike');
  return [newest, ...older];
}

export const formatKeyRing = (keys: readonly NamedKey[]): string =>
  keys.length === 1 && keys[0]?.id === '' ? keys[0].key : keys.map(({ id, key }) => `${id}:${key}`).join();
