import { reportError } from './lib/errors.mjs';
import { runTests } from './lib/testing/run-tests.ts';

runTests(process.argv.slice(2)).catch(reportError);
