/** `#rrggbb` of what was typed or pasted: with or without the sign, in long or short form. Null when it is no color. */
export function readHexColor(typed: string): string | null {
  const digits = typed.trim().replace(/^#/, '');
  if (/^[0-9a-f]{6}$/i.test(digits)) return `#${digits}`;
  if (/^[0-9a-f]{3}$/i.test(digits)) return `#${[...digits].map((digit) => digit + digit).join('')}`;
  return null;
}
