import { testMotion } from './suites/effects-motion.ts';
import { inEngine } from './support/in-engine.ts';

await inEngine(testMotion);
