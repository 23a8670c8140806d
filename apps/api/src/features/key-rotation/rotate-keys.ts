import { randomBytes } from 'node:crypto';
import { formatKeyRing, parseKeyRing } from '../../config/key-ring.ts';

/** A new key for a setting: known to every server in the first step, and used by all of them from the second. */
export function addKey(setting: string): { readonly known: string; readonly used: string } {
  const [newest, ...older] = parseKeyRing(setting);
  const numbers = [newest, ...older].map(({ id }) => Number(/^k(\d+)$/.exec(id)?.[1] ?? 0));
  const fresh = { id: `k${Math.max(...numbers) + 1}`, key: randomBytes(32).toString('hex') };
  return { known: formatKeyRing([newest, fresh, ...older]), used: formatKeyRing([fresh, newest, ...older]) };
}

/** The setting without one of its older keys. */
export function removeKey(setting: string, id: string): string {
  const [newest, ...older] = parseKeyRing(setting);
  if (id === newest.id) throw new Error('The newest key is in use. Add another one first.');
  if (!older.some((key) => key.id === id)) throw new Error('There is no key of that name.');
  return formatKeyRing([newest, ...older.filter((key) => key.id !== id)]);
}

/** What an operator sees of a key ring: names and counts, never a key. `counts` is null if nothing is counted. */
export function describeKeys(
  setting: string,
  counts: ReadonlyMap<string, number> | null,
  inWords: (count: number) => string = countPasswords,
): string[] {
  const keys = parseKeyRing(setting);
  const lines = keys.map(({ id }, index) => {
    const use = index === 0 ? 'newest, in use' : 'older, still accepted';
    return `  ${nameOf(id)}: ${use}${counts ? `, ${inWords(counts.get(id) ?? 0)}` : ''}`;
  });
  const gone = [...(counts ?? [])].filter(([id]) => !keys.some((key) => key.id === id));
  return [...lines, ...gone.map(([id, count]) => `  ${nameOf(id)}: gone, ${inWords(count)} that must be reset`)];
}

export const nameOf = (id: string): string => (id === '' ? '(without a name)' : id);
export const countPasswords = (count: number): string => `${count} password${count === 1 ? '' : 's'}`;
export const countSealed = (count: number): string => `${count} stored secret${count === 1 ? '' : 's'}`;
