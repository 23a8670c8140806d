import { testTogether } from './suites/together.ts';
import { inEngine } from './support/in-engine.ts';

await inEngine(testTogether);
