import { testAccessibilityTree } from './suites/accessibility-tree.ts';
import { testTouch } from './suites/touch.ts';
import { inEngine } from './support/in-engine.ts';

await inEngine(testAccessibilityTree, testTouch);
