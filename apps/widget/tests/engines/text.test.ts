import { testText } from './suites/text.ts';
import { inEngine } from './support/in-engine.ts';

await inEngine(testText);
