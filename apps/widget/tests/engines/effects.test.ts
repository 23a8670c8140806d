import { testColours } from './suites/colours.ts';
import { testMotion } from './suites/effects-motion.ts';
import { testReadingEffects } from './suites/effects-reading.ts';
import { testMovingPictures } from './suites/moving-pictures.ts';
import { testQuiet } from './suites/quiet.ts';
import { testReadingHelp } from './suites/reading-help.ts';
import { inEngine } from './support/in-engine.ts';

await inEngine(testColours, testReadingHelp, testReadingEffects, testQuiet, testMotion, testMovingPictures);
