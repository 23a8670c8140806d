// @ts-check

/*
 * Runs a program that is written in TypeScript, in this process, after installing what it needs:
 * `node scripts/run.mjs scripts/start.ts`, with its arguments. Very old versions of Node must at least be able to read
 * this file, to say that they are too old, so it imports nothing before it has looked.
 */
const NEEDED = { major: 20, minor: 19 };
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major > NEEDED.major || (major === NEEDED.major && minor >= NEEDED.minor)) {
  run(process.argv[2] || '');
} else {
  console.error(
    `Evenway needs Node ${NEEDED.major}.${NEEDED.minor} or newer, and this is ${process.versions.node}: install it from https://nodejs.org.`,
  );
  process.exit(1);
}

/** @param {string} script */
async function run(script) {
  const { reportError } = await import('./lib/errors.mjs');
  try {
    const { ensureInstalled } = await import('./lib/install/ensure-packages.mjs');
    const { inRoot } = await import('./lib/paths.mjs');
    const { pathToFileURL } = await import('node:url');
    await ensureInstalled();
    const { register } = await import('tsx/esm/api');
    const unregister = register();
    const program = inRoot(script);
    // As if it had been started itself.
    process.argv.splice(1, 2, program);
    await import(pathToFileURL(program).href);
    // What it loads from here on needs no compiler: reading the built server through one would take seconds.
    await unregister();
  } catch (error) {
    reportError(error);
  }
}
