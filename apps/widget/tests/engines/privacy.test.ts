import { testPrivacy } from './suites/privacy.ts';
import { inEngine } from './support/in-engine.ts';

await inEngine(testPrivacy);
