import { checkNode } from './lib/install/check-node.mjs';
import { reportError } from './lib/report-error.mjs';

checkNode();
Promise.all([import('./lib/install/ensure-installed.mjs'), import('./lib/build/ensure-built.mjs')])
  .then(async ([{ ensureInstalled }, { ensureBuilt }]) => {
    await ensureInstalled();
    await ensureBuilt();
    console.log('The build is up to date.');
  })
  .catch(reportError);
