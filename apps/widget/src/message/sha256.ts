/** Fractional parts of the roots of the first primes, from which the standard derives its constants. */
const roots: number[] = [];
const start: number[] = [];
for (let n = 2; roots.length < 64; n++) {
  if (Array.from({ length: n - 2 }, (_, index) => n % (index + 2)).includes(0)) continue;
  roots.push((n ** (1 / 3) * 2 ** 32) | 0);
  if (start.length < 8) start.push((n ** 0.5 * 2 ** 32) | 0);
}
const turn = (value: number, by: number) => (value >>> by) | (value << (32 - by));

/**
 * The first 32 bits of the SHA-256 of a text of one-byte characters. The browser's own hash needs https, and thousands
 * of asynchronous calls to it would take far longer.
 */
export function hashStart(text: string): number {
  const blocks = ((text.length + 8) >> 6) + 1;
  const words = new Int32Array(blocks * 16);
  for (let index = 0; index <= text.length; index++)
    (words[index >> 2] as number) |= (index < text.length ? text.charCodeAt(index) : 128) << (24 - (index % 4) * 8);
  words[words.length - 1] = text.length * 8;
  const state = Int32Array.from(start);
  const schedule = new Int32Array(64);
  for (let block = 0; block < words.length; block += 16) {
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let round = 0; round < 64; round++) {
      if (round < 16) schedule[round] = words[block + round] as number;
      else {
        const two = schedule[round - 2] as number;
        const fifteen = schedule[round - 15] as number;
        schedule[round] =
          (schedule[round - 16] as number) +
          (turn(fifteen, 7) ^ turn(fifteen, 18) ^ (fifteen >>> 3)) +
          (schedule[round - 7] as number) +
          (turn(two, 17) ^ turn(two, 19) ^ (two >>> 10));
      }
      const first =
        h +
        (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) +
        ((e & f) ^ (~e & g)) +
        (roots[round] as number) +
        (schedule[round] as number);
      const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      h = g;
      g = f;
      f = e;
      e = (d + first) | 0;
      d = c;
      c = b;
      b = a;
      a = (first + second) | 0;
    }
    for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) (state[index] as number) += value;
  }
  return (state[0] as number) >>> 0;
}
