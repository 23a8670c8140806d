import { testColours } from './suites/colours.ts';
import { testMovingPictures } from './suites/moving-pictures.ts';
import { testQuiet } from './suites/quiet.ts';
import { testReadingHelp } from './suites/reading-help.ts';
import { inEngine } from './support/in-engine.ts';

await inEngine(testColours, testReadingHelp, testQuiet, testMovingPictures);
