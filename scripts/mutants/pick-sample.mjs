/**
 * A sample of about `size` with at least one mutant per file, the same for the same seed and code. Mutants that do not
 * compile are skipped.
 */
export function pickSample(mutants, size, seed, compiles) {
  const shuffled = shuffle(mutants, seed);
  const picked = new Set();
  for (const file of new Set(shuffled.map((mutant) => mutant.file))) {
    if (picked.size >= size) break;
    const first = shuffled.find((mutant) => mutant.file === file && compiles(mutant));
    if (first) picked.add(first);
  }
  for (const mutant of shuffled) {
    if (picked.size >= size) break;
    if (!picked.has(mutant) && compiles(mutant)) picked.add(mutant);
  }
  // In this order, so that an interrupted run has covered some of everything.
  return [...picked];
}

function shuffle(items, seed) {
  const random = generator(seed);
  const shuffled = [...items];
  for (let index = shuffled.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [shuffled[index], shuffled[other]] = [shuffled[other], shuffled[index]];
  }
  return shuffled;
}

/** Mulberry32: numbers from 0 to 1, determined by the seed. */
function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
