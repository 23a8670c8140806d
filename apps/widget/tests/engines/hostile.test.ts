import { testHostile } from './suites/hostile.ts';
import { inEngine } from './support/in-engine.ts';

await inEngine(testHostile);
