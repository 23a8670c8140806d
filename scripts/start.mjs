import { checkNode } from './lib/install/check-node.mjs';
import { reportError } from './lib/report-error.mjs';

checkNode();
import('./lib/start-product.mjs')
  .then(({ startProduct }) => startProduct())
  .catch((error) => {
    reportError(error);
    process.exit(1);
  });
