import { testBusyPage } from './suites/busy-page.ts';
import { testFrames } from './suites/frames.ts';
import { testLateCss } from './suites/late-css.ts';
import { testMemory } from './suites/memory.ts';
import { testNames } from './suites/names.ts';
import { testThemes } from './suites/themes.ts';
import { inEngine } from './support/in-engine.ts';

await inEngine(testLateCss, testThemes, testFrames, testMemory, testNames, testBusyPage);
