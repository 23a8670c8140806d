import { checkNode } from './lib/install/check-node.mjs';
import { reportError } from './lib/report-error.mjs';

checkNode();
import('./lib/reset-local-data.mjs').then(({ resetLocalData }) => resetLocalData()).catch(reportError);
