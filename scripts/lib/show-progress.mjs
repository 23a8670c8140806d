// @ts-check
const LIFE_SIGN_SECONDS = 15;
let underWay = 0;

/**
 * Shows what is running and how long it took. Concurrent work gets separate lines.
 *
 * @template Result
 * @param {string} label
 * @param {() => Promise<Result>} work
 */
export async function showProgress(label, work) {
  const { isTTY } = process.stdout;
  const rewrites = isTTY && underWay === 0;
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  process.stdout.write(`${isTTY && !rewrites ? '\n' : ''}${label}…${rewrites ? '' : '\n'}`);
  const timer = setInterval(() => {
    if (rewrites) process.stdout.write(`\r${label}… ${seconds()} s`);
    else if (seconds() % LIFE_SIGN_SECONDS === 0) console.log(`  still at it after ${seconds()} s`);
  }, 1000);
  underWay += 1;
  try {
    return await work();
  } finally {
    underWay -= 1;
    clearInterval(timer);
    if (rewrites) process.stdout.write(`\r${label}… ${seconds()} s\n`);
  }
}
