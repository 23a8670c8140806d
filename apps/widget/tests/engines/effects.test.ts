import { testColors } from './suites/functions/colors.ts';
import { testMotion } from './suites/functions/motion.ts';
import { testMovingPictures } from './suites/functions/moving-pictures.ts';
import { testQuiet } from './suites/functions/quiet.ts';
import { testReadingEffects } from './suites/functions/reading.ts';
import { testReadingHelp } from './suites/functions/reading-help.ts';
import { inEngine } from './support/in-engine.ts';

await inEngine(testColors, testReadingHelp, testReadingEffects, testQuiet, testMotion, testMovingPictures);
