import { checkNode } from './lib/check-node.mjs';
import { reportError } from './lib/report-error.mjs';

checkNode();
Promise.all([import('./lib/ensure-installed.mjs'), import('./lib/ensure-built.mjs')])
  .then(async ([{ ensureInstalled }, { ensureBuilt }]) => {
    await ensureInstalled();
    await ensureBuilt();
    console.log('The build is up to date.');
  })
  .catch(reportError);
