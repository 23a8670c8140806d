import { testNeverBreak } from './suites/host-page/never-break.ts';
import { testNeverLose } from './suites/host-page/never-lose.ts';
import { inEngine } from './support/in-engine.ts';

await inEngine(testNeverLose, testNeverBreak);
