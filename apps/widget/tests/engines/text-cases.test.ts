import { testTextCases } from './suites/text-cases.ts';
import { testTextNesting } from './suites/text-nesting.ts';
import { inEngine } from './support/in-engine.ts';

await inEngine(testTextCases, testTextNesting);
