import { testTogether } from './suites/functions/together.ts';
import { inEngine } from './support/in-engine.ts';

await inEngine(testTogether);
