import { testHostPage } from './suites/host-page.ts';
import { testIsolation } from './suites/isolation.ts';
import { inEngine } from './support/in-engine.ts';

await inEngine(testHostPage, testIsolation);
