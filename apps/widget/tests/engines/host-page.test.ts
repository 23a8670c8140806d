import { testHostPage } from './suites/host-page.ts';
import { inEngine } from './support/in-engine.ts';

await inEngine(testHostPage);
