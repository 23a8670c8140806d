const ESCAPE = /\\(?:u([0-9a-f]{4})|[^u])/gi;
const ESCAPE_LENGTH = '\\u0000'.length;

/**
 * Whether a JSON text contains an escaped null character or lone surrogate. Neither can be stored or passed on:
 * databases refuse them, URLs cannot carry them, and other languages replace them with a question mark.
 */
export function hasBrokenEscapes(json: string): boolean {
  if (!json.includes('\\u')) return false;
  /** Where the low surrogate must start; null if none is expected. */
  let secondHalfAt: number | null = null;
  for (const { index, 1: digits } of json.matchAll(ESCAPE)) {
    const unit = digits === undefined ? null : Number.parseInt(digits, 16);
    if (unit === 0) return true;
    const isFirstHalf = unit !== null && unit >= 0xd800 && unit < 0xdc00;
    const isSecondHalf = unit !== null && unit >= 0xdc00 && unit < 0xe000;
    if (isSecondHalf !== (secondHalfAt !== null) || (isSecondHalf && index !== secondHalfAt)) return true;
    secondHalfAt = isFirstHalf ? index + ESCAPE_LENGTH : null;
  }
  return secondHalfAt !== null;
}
