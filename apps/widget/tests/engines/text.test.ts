import { testTextCases } from './suites/text/cases.ts';
import { testTextNesting } from './suites/text/nesting.ts';
import { testText } from './suites/text/text.ts';
import { inEngine } from './support/in-engine.ts';

await inEngine(testText, testTextCases, testTextNesting);
