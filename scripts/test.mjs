// @ts-check
/** `npm test` without npm. */
process.argv.splice(2, 0, 'scripts/test.ts');
import('./run.mjs');
