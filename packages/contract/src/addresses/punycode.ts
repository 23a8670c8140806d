const BASE = 36;
const MIN = 1;
const MAX = 26;
const SKEW = 38;
const DAMP = 700;
const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** The text of a label without its `xn--`, according to RFC 3492. Null if invalid. */
export function decodePunycode(encoded: string): string | null {
  const split = encoded.lastIndexOf('-');
  const text = [...encoded.slice(0, Math.max(0, split))].map((letter) => letter.charCodeAt(0));
  let position = split + 1;
  let [code, place, bias] = [128, 0, 72];
  while (position < encoded.length) {
    const before = place;
    for (let weight = 1, step = BASE; ; step += BASE) {
      const letter = encoded[position];
      const digit = letter === undefined ? -1 : DIGITS.indexOf(letter);
      position += 1;
      if (digit < 0) return null;
      place += digit * weight;
      const threshold = Math.min(MAX, Math.max(MIN, step - bias));
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const length = text.length + 1;
    bias = adapt(place - before, length, before === 0);
    code += Math.floor(place / length);
    place %= length;
    if (code > 0x10ffff) return null;
    text.splice(place, 0, code);
    place += 1;
  }
  return String.fromCodePoint(...text);
}

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / length);
  let steps = 0;
  while (rest > ((BASE - MIN) * MAX) / 2) {
    rest = Math.floor(rest / (BASE - MIN));
    steps += BASE;
  }
  return steps + Math.floor((BASE * rest) / (rest + SKEW));
}
