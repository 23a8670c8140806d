/** A line of a CSV file (RFC 4180). Spreadsheets take a cell that begins like a formula for one, so such a cell gets a mark in front. */
export const csvLine = (cells: readonly (string | number | boolean | null)[]): string =>
  `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(value: string | number | boolean | null): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
