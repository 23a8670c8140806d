import { testContrastBackdrop } from './suites/contrast/backdrop.ts';
import { testContrastHero } from './suites/contrast/hero.ts';
import { testContrastIcons } from './suites/contrast/icons.ts';
import { testContrastPress } from './suites/contrast/press.ts';
import { inEngine } from './support/in-engine.ts';

await inEngine(testContrastBackdrop, testContrastHero, testContrastIcons, testContrastPress);
