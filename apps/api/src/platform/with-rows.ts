/** A page in Markdown with other rows in the table whose head begins with these words. */
export function withRows(page: string, head: string, rows: readonly string[]): string {
  const lines = page.split('\n');
  const at = lines.findIndex((line) => line.startsWith(head));
  if (at < 0) throw new Error(`no table begins with ${head}`);
  const first = at + 2;
  const end = lines.findIndex((line, index) => index >= first && !line.startsWith('|'));
  return [...lines.slice(0, first), ...rows, ...lines.slice(end)].join('\n');
}
