const MAX_LENGTH = 255;

/** The fields of a form, each once and no longer than the page allows. */
export function readTyped(body: string | undefined): Record<string, string> {
  const entries = [...new URLSearchParams(body ?? '')].map(([name, value]) => [name, value.slice(0, MAX_LENGTH)]);
  return Object.fromEntries(entries);
}
