import { ensureBuilt } from './lib/build/ensure-built.ts';
import { reportError } from './lib/errors.mjs';

ensureBuilt()
  .then(() => console.log('The build is up to date.'))
  .catch(reportError);
