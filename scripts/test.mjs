import { checkNode } from './lib/install/check-node.mjs';
import { reportError } from './lib/report-error.mjs';

checkNode();
import('./lib/testing/run-tests.mjs').then(({ runTests }) => runTests(process.argv.slice(2))).catch(reportError);
