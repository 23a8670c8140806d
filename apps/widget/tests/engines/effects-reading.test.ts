import { testReadingEffects } from './suites/effects-reading.ts';
import { inEngine } from './support/in-engine.ts';

await inEngine(testReadingEffects);
