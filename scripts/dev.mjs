import { checkNode } from './lib/install/check-node.mjs';
import { reportError } from './lib/report-error.mjs';

checkNode();
import('./lib/start-development.mjs').then(({ startDevelopment }) => startDevelopment()).catch(reportError);
