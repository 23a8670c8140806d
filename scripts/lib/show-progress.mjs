const LIFE_SIGN_SECONDS = 15;

/** Says what is going on while it goes on, and how long it took. */
export async function showProgress(label, work) {
  const { isTTY } = process.stdout;
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  process.stdout.write(isTTY ? `${label}…` : `${label}…\n`);
  const timer = setInterval(() => {
    if (isTTY) process.stdout.write(`\r${label}… ${seconds()} s`);
    else if (seconds() % LIFE_SIGN_SECONDS === 0) console.log(`  still at it after ${seconds()} s`);
  }, 1000);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    if (isTTY) process.stdout.write(`\r${label}… ${seconds()} s\n`);
  }
}
