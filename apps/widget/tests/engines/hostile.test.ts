import { testHostile } from './suites/host-page/hostile.ts';
import { inEngine } from './support/in-engine.ts';

await inEngine(testHostile);
