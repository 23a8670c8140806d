/** An empty value removes its key, and `null` removes every key. */
export function mergeMetadata(
  old: Readonly<Record<string, string>>,
  change: Readonly<Record<string, string>> | null | undefined,
): Record<string, string> {
  if (change === null) return {};
  return Object.fromEntries(Object.entries({ ...old, ...change }).filter(([, value]) => value !== ''));
}
