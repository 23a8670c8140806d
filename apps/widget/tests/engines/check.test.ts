import { testCheck } from './suites/check/check.ts';
import { inEngine } from './support/in-engine.ts';

await inEngine(testCheck);
