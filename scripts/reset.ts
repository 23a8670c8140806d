import { reportError } from './lib/errors.mjs';
import { resetLocalData } from './lib/reset-local-data.ts';

resetLocalData().catch(reportError);
