import type { Result, Row } from './rows.ts';

/** A table for people that is also Markdown. */
export function printTable(rows: readonly Row[], ours: Result, peers: readonly Result[]): void {
  const results = [ours, ...peers];
  const lines = [
    ['', ...results.map(({ name }) => name), 'goal', ''],
    ...rows.map((row) => [
      row.label,
      ...results.map((result) => row.show(result) || '-'),
      row.goal,
      row.isMet(ours, peers) ? 'met' : 'not met',
    ]),
  ];
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const print = (line: readonly string[]) =>
    console.log(`| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  const [head = [], ...body] = lines;
  print(head);
  print(widths.map((width) => '-'.repeat(width)));
  for (const line of body) print(line);
}
