/**
 * Lines with columns, wide enough for what is in them.
 * @param {readonly string[]} headers
 * @param {readonly (readonly string[])[]} rows
 */
export function formatTable(headers, rows) {
  const widths = headers.map((header, at) => Math.max(header.length, ...rows.map((row) => (row[at] ?? '').length)));
  return [headers, ...rows].map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
