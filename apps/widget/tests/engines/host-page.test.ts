import { testHostPage } from './suites/host-page/host-page.ts';
import { testIsolation } from './suites/host-page/isolation.ts';
import { inEngine } from './support/in-engine.ts';

await inEngine(testHostPage, testIsolation);
