/** For spreadsheets, which otherwise misread accents. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * What a spreadsheet would treat as a formula, also after spaces and quotes and in the full-width forms of these signs.
 * Such a cell could send the rest of the sheet to the person who typed it, so it gets an apostrophe in front.
 */
const FORMULA = /^(?:[\s\p{Cc}"']*[=+\-@＝＋－＠|%]|[\t\r\n])/u;
/** What begins a new cell or row in some languages: French spreadsheets separate cells by semicolons. */
const SEPARATORS = /([;\t\r\n]+)/;

/** A line of a CSV file (RFC 4180). Lists and objects become JSON. */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const typed = typeof value === 'string' ? value : JSON.stringify(value);
  const text = typed
    .split(SEPARATORS)
    .map((part, at) => (at % 2 === 0 && part !== '' && FORMULA.test(part) ? `'${part}` : part))
    .join('')
    .replace(/^(?=[\t\r\n])/, "'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
