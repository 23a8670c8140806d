import { testContrastFocus } from './suites/contrast/focus.ts';
import { testContrastState } from './suites/contrast/state.ts';
import { inEngine } from './support/in-engine.ts';

await inEngine(testContrastFocus, testContrastState);
