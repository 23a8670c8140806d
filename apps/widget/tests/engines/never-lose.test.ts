import { testNeverBreak } from './suites/never-break.ts';
import { testNeverLose } from './suites/never-lose.ts';
import { inEngine } from './support/in-engine.ts';

await inEngine(testNeverLose, testNeverBreak);
