/** The old values of what changed: objects by their fields, lists as a whole. */
export function previousAttributes(before: object, after: object): Record<string, unknown> {
  const old = new Map<string, unknown>(Object.entries(before));
  const now = new Map<string, unknown>(Object.entries(after));
  const changes: Record<string, unknown> = {};
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = [old.get(key), now.get(key)];
    if (JSON.stringify(was) === JSON.stringify(is)) continue;
    changes[key] = isPlain(was) && isPlain(is) ? previousAttributes(was, is) : (was ?? null);
  }
  return changes;
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
