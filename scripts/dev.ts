import { reportError } from './lib/errors.mjs';
import { startDevelopment } from './lib/start-development.ts';

startDevelopment().catch(reportError);
