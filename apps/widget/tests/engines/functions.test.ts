import { testFocusRing } from './suites/functions/focus-ring.ts';
import { testOwnColors } from './suites/functions/own-colors.ts';
import { testPictures } from './suites/functions/pictures.ts';
import { testReadAloud } from './suites/functions/read-aloud.ts';
import { inEngine } from './support/in-engine.ts';

await inEngine(testFocusRing, testPictures, testReadAloud, testOwnColors);
