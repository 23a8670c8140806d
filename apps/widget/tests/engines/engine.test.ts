import { testBusyPage } from './suites/engine/busy-page.ts';
import { testFrames } from './suites/engine/frames.ts';
import { testLateCss } from './suites/engine/late-css.ts';
import { testMemory } from './suites/engine/memory.ts';
import { testNames } from './suites/engine/names.ts';
import { testThemes } from './suites/engine/themes.ts';
import { inEngine } from './support/in-engine.ts';

await inEngine(testLateCss, testThemes, testFrames, testMemory, testNames, testBusyPage);
