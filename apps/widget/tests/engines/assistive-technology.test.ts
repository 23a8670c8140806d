import { testAccessibilityTree } from './suites/panel/accessibility-tree.ts';
import { testTouch } from './suites/panel/touch.ts';
import { inEngine } from './support/in-engine.ts';

await inEngine(testAccessibilityTree, testTouch);
